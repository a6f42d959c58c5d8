// PostgreSQL stores neither the character NUL nor halves of characters. Whoever sends one gets a clear refusal instead
// of a fault from deep inside.

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

/** The text of an address, as it will be read. What cannot be read is refused where it is read. */
export function isStorableUrl(url: string): boolean {
  return !/%00|%ed%[ab]/i.test(url);
}
