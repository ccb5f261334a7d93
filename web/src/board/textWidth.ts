// How wide a text is in the page's font at the weight of city names, so that names can be placed without a browser.

/** Letters by their width in hundredths of the font size. */
const LETTERS: Readonly<Record<number, string>> = {
  22: "' ",
  26: ".,:’ijlI",
  33: "IJΙιł",
  41: "()frt-",
  46: "s/",
  50: "czζξςετ",
  54: "aeγν7vy",
  57: "gxkuχλΓκυ",
  60: "35FLdhn~ημbpqρŁ+ESoΕβδθοø4690",
  65: "TPΡΤπσΣBΒΞ",
  69: "CYZKRΖΥΚAVΑΛXΧ",
  74: "DGUΔHNΗΝΠ",
  80: "—OQΟØwωφψæ",
  87: "mΘΩ",
  97: "MΜΦΨ←→",
  104: "W",
};
const USUAL = 62;
const widths = new Map(Object.entries(LETTERS).flatMap(([wide, row]) => [...row].map((one) => [one, Number(wide)])));

/** The width of a text, in multiples of its font size. */
export function textWidth(text: string): number {
  let sum = 0;
  // an accent takes no room beside its letter
  for (const letter of text.normalize("NFD").replace(/\p{Mn}/gu, "")) sum += widths.get(letter) ?? USUAL;
  return sum / 100;
}
