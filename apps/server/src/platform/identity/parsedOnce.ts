// The same few texts come with every request. Each is taken apart once.

const mostKept = 2000;

/** The value must not be changed by whoever gets it. */
export function parsedOnce<Value>(parse: (stored: unknown) => Value): (text: string) => Value {
  const kept = new Map<string, Value>();
  return (text) => {
    const known = kept.get(text);
    if (known !== undefined) return known;
    const value = parse(JSON.parse(text));
    if (kept.size >= mostKept) kept.clear();
    kept.set(text, value);
    return value;
  };
}
