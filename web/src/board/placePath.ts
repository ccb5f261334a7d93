// Moves, scales and turns a path by changing its numbers. With a `transform` attribute on each of hundreds of marks, the
// browser would have to sort all of them into layers at every paint.

export interface Place {
  x?: number;
  y?: number;
  size?: number;
  /** Turned clockwise, in radians. */
  angle?: number;
}

interface Step {
  command: string;
  numbers: readonly number[];
}

/** How many numbers each command takes; drawings use capital letters, so all coordinates are absolute. */
const TAKES: Readonly<Record<string, number>> = { M: 2, L: 2, H: 1, V: 1, C: 6, Q: 4, T: 2, A: 7, Z: 0 };
const WORDS = /([A-Z])([^A-Z]*)/g;
const NUMBERS = /-?\d*\.?\d+/g;
const known = new Map<string, Step[]>();

/** The `d` attribute of a drawing made around the origin, at the given place. */
export function placePath(drawing: string, { x = 0, y = 0, size = 1, angle = 0 }: Place): string {
  const cos = Math.cos(angle) * size;
  const sin = Math.sin(angle) * size;
  const say = (px: number, py: number) => `${short(px * cos - py * sin + x)} ${short(px * sin + py * cos + y)}`;
  return stepsOf(drawing)
    .map(({ command, numbers }) => {
      if (command !== "A") return command + points(numbers, say);
      const [rx = 0, ry = 0, lean = 0, large = 0, sweep = 0, ...end] = numbers;
      const radii = `${short(rx * size)} ${short(ry * size)} ${short(lean + (angle * 180) / Math.PI)}`;
      return `A${radii} ${large} ${sweep} ${points(end, say)}`;
    })
    .join("");
}

function points(numbers: readonly number[], say: (x: number, y: number) => string): string {
  const said: string[] = [];
  for (let i = 0; i < numbers.length; i += 2) said.push(say(numbers[i] ?? 0, numbers[i + 1] ?? 0));
  return said.join(" ");
}

/** A drawing as steps between points; horizontal and vertical lines become ordinary lines. */
function stepsOf(drawing: string): Step[] {
  const steps = known.get(drawing) ?? read(drawing);
  known.set(drawing, steps);
  return steps;
}

function read(drawing: string): Step[] {
  let at: readonly number[] = [0, 0];
  return [...drawing.matchAll(WORDS)].flatMap(([, command = "", rest = ""]) =>
    times(command, (rest.match(NUMBERS) ?? []).map(Number)).map((step) => {
      const whole = straight(step, at);
      at = whole.numbers.slice(-2);
      return whole;
    }),
  );
}

/** A command followed by more numbers than it takes is repeated; after a move, the repetitions are lines. */
function times(command: string, numbers: readonly number[]): Step[] {
  const takes = TAKES[command] ?? 0;
  if (takes === 0) return [{ command, numbers }];
  return Array.from({ length: numbers.length / takes }, (_, i) => ({
    command: command === "M" && i > 0 ? "L" : command,
    numbers: numbers.slice(i * takes, (i + 1) * takes),
  }));
}

function straight(step: Step, [x = 0, y = 0]: readonly number[]): Step {
  const [to = 0] = step.numbers;
  if (step.command === "H") return { command: "L", numbers: [to, y] };
  return step.command === "V" ? { command: "L", numbers: [x, to] } : step;
}

function short(number: number): string {
  return String(Math.round(number * 100) / 100);
}
