// PostgreSQL stores neither NUL nor lone surrogates. Input with one gets a clear problem instead of a fault
// from deep inside.

export function isStorable(value: unknown): boolean {
  const left: unknown[] = [value];
  while (left.length > 0) {
    const current = left.pop();
    if (typeof current === 'string') {
      if (current.includes('\u0000') || !current.isWellFormed()) return false;
    } else if (Array.isArray(current)) {
      for (const part of current) left.push(part);
    } else if (typeof current === 'object' && current !== null) {
      for (const [name, part] of Object.entries(current)) left.push(name, part);
    }
  }
  return true;
}

/** Checks an encoded URL. Malformed escapes are rejected by the parser. */
export function isStorableUrl(url: string): boolean {
  return !/%00|%ed%[ab]/i.test(url);
}
