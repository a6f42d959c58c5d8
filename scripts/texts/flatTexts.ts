/** The texts of a file by their dotted keys. What is in a list belongs to no key: code reads the list as a whole. */
export function textsOf(file: unknown): ReadonlyMap<string, string> {
  const texts = new Map<string, string>();
  collect('', file, texts);
  return texts;
}

function collect(key: string, value: unknown, texts: Map<string, string>): void {
  if (typeof value === 'string') {
    texts.set(key, value);
  } else if (typeof value === 'object' && value !== null && !Array.isArray(value)) {
    for (const [name, inner] of Object.entries(value)) {
      collect(key === '' ? name : `${key}.${name}`, inner, texts);
    }
  }
}
