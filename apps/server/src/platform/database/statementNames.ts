// Names of prepared statements. Equal texts share a name, so each connection parses and plans a text once.

/** A named statement stays in the memory of every connection, so texts built at run time have a limit. */
const mostComposed = 500;

let made = 0;
let composed = 0;
const names = new Map<string, string>();

/** For a text that the code spells out, of which there is a fixed number. */
export function nameOf(text: string): string {
  return names.get(text) ?? rename(text);
}

/** For a text built from conditions. Undefined above the limit: such a statement is planned at every run. */
export function nameOfComposed(text: string): string | undefined {
  const known = names.get(text);
  if (known !== undefined || composed >= mostComposed) return known;
  composed += 1;
  return rename(text);
}

/** A migration by a newer process changed what the text returns: every connection has to prepare it again. */
export function rename(text: string): string {
  made += 1;
  const name = `s${made}`;
  names.set(text, name);
  return name;
}
