// Who is at this device: nobody yet, a guest or an account. It asks the server and remembers the answer.
import { api } from "../net/api";
import { connection } from "../net/connection.svelte";
import type { Me } from "../protocol";
import { t } from "../words/words.svelte";

class Myself {
  me = $state.raw<Me | null>(null);
  /** The first answer has come, whatever it was. */
  asked = $state(false);

  get person() {
    return this.me?.person ?? null;
  }

  get isAccount(): boolean {
    return this.person?.kind === "account";
  }

  async load(): Promise<void> {
    try {
      this.me = (await api.session()).me;
    } catch {
      // the server can't be reached: whoever was here stays
    }
    this.asked = true;
  }

  /** Be somebody: whoever asks to play without a name becomes a guest with one of ours. */
  async ensure(name = ""): Promise<Me> {
    if (!this.asked) await this.load();
    if (this.me) {
      if (name && name !== this.me.person.name && this.me.person.kind === "guest") this.me = await api.rename(name);
      return this.me;
    }
    return this.become(await api.guest(name || suggested()));
  }

  become(me: Me): Me {
    this.me = me;
    connection.close(); // the old line belongs to whoever was here before
    return me;
  }

  async signOut(): Promise<void> {
    await api.signOut();
    this.gone();
  }

  gone(): void {
    this.me = null;
    connection.close();
  }
}

function suggested(): string {
  return `${t("account-guest")} ${100 + Math.floor(Math.random() * 900)}`;
}

export const myself = new Myself();
