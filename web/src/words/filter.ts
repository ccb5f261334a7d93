// Finds texts by what people type: regardless of accents, capitals and letters that their keyboard may not have.

export function plainLetters(text: string): string {
  const bare = text.normalize("NFD").replace(/\p{M}/gu, "").toLowerCase();
  return bare.replaceAll("ł", "l").replaceAll("ς", "σ");
}

/** Whether every word of the filter is somewhere in the text. */
export function fits(text: string, filter: string): boolean {
  const letters = plainLetters(text);
  return plainLetters(filter)
    .split(/\s+/)
    .every((word) => letters.includes(word));
}
