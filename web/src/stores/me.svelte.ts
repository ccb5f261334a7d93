// Who uses this device: nobody yet, a guest or an account, as the server says.
import { api, onBanned } from "../net/api";
import { connection } from "../net/connection.svelte";
import type { Me } from "../protocol";
import { t } from "../words/words.svelte";
import { notice } from "./notice.svelte";

class Myself {
  me = $state.raw<Me | null>(null);
  /** The server has answered at least once. */
  asked = $state(false);
  /** The server admits this person or address no more: until when (seconds since 1970, null: for good), and why. */
  banned = $state.raw<{ until: number | null; reason: string } | null>(null);

  get person() {
    return this.me?.person ?? null;
  }

  get isAccount(): boolean {
    return this.person?.kind === "account";
  }

  async load(): Promise<void> {
    try {
      const session = await api.session();
      this.me = session.me;
      this.banned = null;
      notice.show(session.notice);
    } catch {
      // the server can't be reached: keep the person that was known
    }
    this.asked = true;
  }

  /** Makes sure that there is a person: who has no account becomes a guest, with a made-up name if none is given. */
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
    connection.close(); // the old connection belongs to the person before
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

onBanned(({ params: { until, reason } }) => {
  myself.banned = { until: typeof until === "number" ? until : null, reason: String(reason ?? "") };
});
