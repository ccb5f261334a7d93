// Reads the code of a table from pasted text: the code itself, with or without spaces, or a whole link.

const CODE = /^[A-Za-z0-9_-]{4,32}$/;

export function tableCode(pasted: string): string | null {
  const text = pasted.trim();
  const linked = /\/t\/([A-Za-z0-9_-]{4,32})(?:[/?#]|$)/.exec(text)?.[1];
  const bare = text.replace(/\s+/g, "");
  return linked ?? (CODE.test(bare) ? bare : null);
}
