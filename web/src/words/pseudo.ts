// The stretched language of the tests: English, longer by a third and with strange letters, so that what does not fit,
// and what was never put into words, can be seen. It changes text only, never what stands in braces.

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
