// Announcements for screen readers: two live regions, one polite and one that interrupts.

class Announcer {
  polite = $state("");
  urgent = $state("");
  private turn = false;

  /** Says a text when the reader pauses; `now` interrupts. The same text twice is said twice. */
  say(text: string, now = false): void {
    this.turn = !this.turn;
    const heard = this.turn ? text : `${text}\u00a0`;
    if (now) this.urgent = heard;
    else this.polite = heard;
  }
}

export const announcer = new Announcer();

export function announce(text: string, now = false): void {
  announcer.say(text, now);
}
