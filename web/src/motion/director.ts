// Turns moments into runs. A run begins when the next frame is painted; an update with moments, or any input, finishes
// the runs before it at once. Loaded by motion.svelte.ts when the table has been shown.
import { play, type SoundName } from "../sound/play";
import type { TableUi } from "../table/tableUi.svelte";
import { t } from "../words/words.svelte";
import { dealTickets, expectCards, fillSlot, layTunnel, offerTickets, payFor, type Scene, takeCard } from "./flights";
import type { PathChange } from "./longestPath";
import type { Moment } from "./moments";
import { type BoardScene, celebrate, darken, flyPoints, landPieces, middleOf, ring } from "./onTheBoard";
import { ownWay } from "./ownWay";
import { movePathBadge, PATH_LANDS, tracePath } from "./passPath";
import { OUT, Run } from "./run";
import { box, elementOf, layer, placeOf, px } from "./stage";

const RIVAL = 0.7; // what others do is shown in less time,
const QUIETER = 0.5; // and sounds half as loud
const PAUSE = 250; // milliseconds between two entries shown again
const TURNS = [500, 1100, 1900]; // when the cards of a tunnel are turned: the third waits longest
const BANNER = 2400;
/** What is heard of a moment that is not shown. */
const SOUNDS: Record<Moment["kind"], SoundName | null> = {
  card: "card",
  fill: null,
  offer: "card",
  deal: "flip",
  claim: "click",
  tunnel: "drum",
  build: "thud",
  last: "bell",
  done: "chime",
};
const INPUT = ["pointerdown", "keydown", "wheel"];

export class Director {
  private readonly layer = layer();
  private runs: Run[] = [];
  private readonly input = () => this.finish();
  private readonly hidden = () => document.hidden && this.finish();

  constructor(private readonly ui: TableUi) {
    for (const kind of INPUT) addEventListener(kind, this.input, { capture: true, passive: true });
    document.addEventListener("visibilitychange", this.hidden);
  }

  leave(): void {
    this.finish();
    for (const kind of INPUT) removeEventListener(kind, this.input, { capture: true });
    document.removeEventListener("visibilitychange", this.hidden);
    this.layer.remove();
  }

  finish(): void {
    for (const run of this.runs) run.finish();
  }

  /** Finishes what an update finds under way; what I did and the banner of the last turns are left to end, unless it is I
   *  who goes on or a tunnel follows. */
  private clear(moments: readonly Moment[]): void {
    const all = moments.some((moment) => moment.kind === "tunnel" || this.isMine(moment));
    for (const run of this.runs) if (all || !run.firm) run.finish();
  }

  private run(pace: number, loudness: number, firm: boolean): Run {
    const run = new Run(pace, loudness, firm, (over) => {
      this.runs = this.runs.filter((one) => one !== over);
    });
    this.runs.push(run);
    return run;
  }

  private isMine(moment: Moment): boolean {
    return "seat" in moment && moment.seat === this.ui.me;
  }

  /** Where nothing moves, what happened is only heard. */
  hear(moments: readonly Moment[]): void {
    const all = new Set(moments.flatMap(({ kind }) => SOUNDS[kind] ?? []));
    const loudness = moments.some((moment) => this.isMine(moment)) ? 1 : QUIETER;
    for (const name of all) play(name, { loudness });
  }

  /** Shows the moments of entries that have come together; `again` those of entries from before. */
  show(entries: readonly (readonly Moment[])[], again = false): void {
    const moments = entries.flat();
    this.clear(moments);
    const mine = moments.some((moment) => this.isMine(moment));
    const firm = mine || moments.some(({ kind }) => kind === "last");
    const run = this.run(mine || again ? 1 : RIVAL, mine ? 1 : QUIETER, firm);
    const scene = this.scene();
    const shows = again ? new Map<Moment, () => void>() : expectCards(run, moments, scene);
    this.expectPieces(run, moments, again);
    run.start(() => {
      let at = 0;
      for (const entry of entries) {
        for (const moment of entry) at = this.stage(run, moment, at, scene, shows.get(moment), again);
        at += again ? PAUSE : 0;
      }
      this.layer.append(scene.sketch);
    });
  }

  /** Lights the edge of the prompt once. */
  light(): void {
    const run = this.run(1, 1, true);
    run.start(() => {
      const prompt = placeOf(".prompt");
      if (!prompt) return;
      const edge = run.guest(box(this.layer, "edge"));
      const { left, top, width, height } = prompt;
      Object.assign(edge.style, px({ left, top, width, height }));
      run.move(edge, [{ opacity: 0 }, { opacity: 1, offset: 0.4 }, { opacity: 0 }], { at: 0, ms: 600 });
    });
  }

  /** The longest path changes hands. What else is under way goes on. */
  passPath({ longest, to, from }: PathChange): void {
    const mine = to.includes(this.ui.me ?? -1);
    const run = this.run(1, mine ? 1 : QUIETER, true);
    const shows = to.map((seat) => run.hide(elementOf(`[data-longest="${seat}"]`)));
    const scene = this.scene();
    const owners = this.ui.live.view?.owners ?? {};
    run.start(() => {
      for (const [i, seat] of to.entries()) {
        const own = longest.tracks.filter((track) => owners[track] === seat);
        tracePath(run, own, seat, scene);
        movePathBadge(run, from[i] ?? from[0] ?? null, seat, scene, shows[i] ?? (() => {}));
      }
      this.layer.append(scene.sketch);
      run.sound(PATH_LANDS, "chime", { low: true });
    });
  }

  private scene(): BoardScene {
    const { ui } = this;
    const { view, table } = ui.live;
    return {
      sketch: document.createDocumentFragment(),
      me: ui.me,
      marked: Boolean(ui.atlas?.map.rules.cards.marked),
      held: (card) => view?.hand[card] ?? 0,
      plane: ui.motion.plane,
      colour: (seat) => table?.seats[seat]?.colour ?? "black",
      track: (id) => ui.atlas?.tracks.get(id),
    };
  }

  /** Until they have landed, the board does not paint the pieces, nor the score count their points. */
  private expectPieces(run: Run, moments: readonly Moment[], again: boolean): void {
    const { motion, live } = this.ui;
    for (const moment of moments) {
      if (moment.kind === "tunnel" && !again) {
        motion.turn(0);
        run.end(() => motion.turn(null));
      }
      if (moment.kind !== "claim" || !motion.plane) continue;
      motion.land(moment.track, false);
      run.end(() => motion.land(moment.track, true));
      if (again) continue;
      motion.count(
        moment.seat,
        (motion.counting[moment.seat] ?? live.view?.seats[moment.seat]?.score ?? 0) - moment.points,
      );
      run.end(() => motion.count(moment.seat, null));
    }
  }

  /** Schedules a moment; returns when the next one may begin. */
  private stage(
    run: Run,
    moment: Moment,
    at: number,
    scene: BoardScene,
    show: (() => void) | undefined,
    again: boolean,
  ): number {
    const { motion } = this.ui;
    switch (moment.kind) {
      case "card":
        return takeCard(run, moment, at, scene, show) - 80;
      case "fill":
        return again ? at : fillSlot(run, moment, at, scene, show) - 160;
      case "offer":
        return offerTickets(run, moment, at, scene);
      case "deal":
        return dealTickets(run, moment, at, scene, show);
      case "claim": {
        payFor(run, moment, middleOf(moment.track, scene), at, scene);
        const landed = landPieces(run, moment.track, moment.seat, at, scene, () => motion.land(moment.track, true));
        const flown = again ? landed : flyPoints(run, moment.track, moment.seat, moment.points, landed - 60, scene);
        if (!again) this.countUp(run, moment.seat, moment.points, flown);
        return landed;
      }
      case "tunnel":
        return again ? at : this.tunnel(run, moment, at, scene);
      case "build":
        return ring(run, moment.city, moment.seat, at, scene);
      case "last":
        this.banner(run, t("table-last-turns-begun", { seat: this.ui.name(moment.seat) }), at, scene);
        return at;
      case "done":
        return celebrate(run, moment.ticket, moment.points, this.wayOf(moment.ticket), at, scene);
    }
  }

  private countUp(run: Run, seat: number, points: number, at: number): void {
    const { motion } = this.ui;
    const steps = Math.min(points, 8);
    for (let i = 1; i <= steps; i += 1) {
      const more = Math.round((points * i) / steps) - Math.round((points * (i - 1)) / steps);
      run.at(at + 40 * i, () => motion.count(seat, (motion.counting[seat] ?? 0) + more));
    }
  }

  private tunnel(run: Run, moment: Extract<Moment, { kind: "tunnel" }>, at: number, scene: BoardScene): number {
    const { motion } = this.ui;
    const { track, cards, extra } = moment;
    const times = cards.map((_, i) => TURNS[i] ?? 1900 + 600 * (i - 2));
    const last = at + (times.at(-1) ?? 0) + 420;
    for (const [i, ms] of times.entries()) {
      run.at(at + ms, () => motion.turn(i + 1));
      run.sound(at + ms, "drum", { step: i });
    }
    layTunnel(run, moment, at, scene);
    darken(run, track, at, last - at, scene);
    run.sound(last, extra ? "thud" : "air");
    run.end(() => motion.turn(null), last);
    return last;
  }

  private banner(run: Run, text: string, at: number, { sketch }: Scene): void {
    const banner = run.guest(box(sketch, "banner", text));
    const gone = { opacity: 0, transform: "translateY(-12px)" };
    const there = { opacity: 1, transform: "none" };
    run.move(
      banner,
      [gone, { ...there, offset: 0.1 }, { ...there, offset: 0.93 }, gone],
      { at, ms: BANNER / run.pace },
      OUT,
    );
    run.sound(at, "bell");
  }

  private wayOf(ticket: string): string[][] {
    const { ui } = this;
    const owners = ui.live.view?.owners ?? {};
    const own = [...(ui.atlas?.tracks.values() ?? [])].filter(({ id }) => owners[id] === ui.me);
    return ownWay(own, ui.atlas?.tickets.get(ticket)?.cities ?? []);
  }
}
