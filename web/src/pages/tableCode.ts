// Reads what somebody typed or pasted to come to a table: a link, the code of the table, or the short spoken code.

const CODE = /^[A-Za-z0-9_-]{4,32}$/;
const SPOKEN = 6; // characters; the codes of tables are longer
const LONGEST = 64; // of what is sent to the server

export type TypedCode = { table: string } | { spoken: string };

export function readCode(typed: string): TypedCode | null {
  const text = typed.trim();
  const linked = /\/t\/([A-Za-z0-9_-]{4,32})(?:[/?#]|$)/.exec(text)?.[1];
  if (linked) return { table: linked };
  // letters may stand in groups; which letters there are is for the server to judge
  if ([...text.replace(/[\s\-–—._·]/g, "")].length === SPOKEN) return { spoken: text.slice(0, LONGEST) };
  const bare = text.replace(/\s+/g, "");
  return CODE.test(bare) ? { table: bare } : null;
}
