// The pseudo language of the tests: English with strange letters and a third longer, which reveals texts that do not fit
// or were never translated. It changes text only, never what is in braces.

const STRANGE: Record<string, string> = {
  a: "å",
  b: "ƀ",
  c: "ç",
  d: "ð",
  e: "é",
  f: "ƒ",
  g: "ğ",
  h: "ħ",
  i: "î",
  j: "ĵ",
  k: "ķ",
  l: "ļ",
  m: "ɱ",
  n: "ñ",
  o: "ö",
  p: "þ",
  r: "ŕ",
  s: "š",
  t: "ţ",
  u: "û",
  v: "ṽ",
  w: "ŵ",
  x: "ẋ",
  y: "ý",
  z: "ž",
};

export function pseudo(text: string): string {
  const strange = [...text].map((letter) => STRANGE[letter] ?? letter).join("");
  const letters = text.replace(/\P{L}/gu, "").length;
  return letters < 3 ? strange : `${strange} ${"·~".repeat(Math.ceil(letters / 6))}`;
}
