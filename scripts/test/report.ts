// Reads the JSON reports of the test runners, whose shape is not ours.
import { readFile } from 'node:fs/promises';

/** Undefined when there is no report, or when the value is missing. */
export async function readReport<Answer>(
  file: string,
  read: (report: unknown) => Answer,
): Promise<Answer | undefined> {
  try {
    return read(JSON.parse(await readFile(file, 'utf8')));
  } catch {
    return undefined;
  }
}

export function valueAt(value: unknown, key: string): unknown {
  return typeof value === 'object' && value !== null
    ? new Map<string, unknown>(Object.entries(value)).get(key)
    : undefined;
}

export function numberAt(value: unknown, key: string): number {
  const found = valueAt(value, key);
  if (typeof found !== 'number') throw new TypeError(`The report says nothing about ${key}.`);
  return found;
}

export function listAt(value: unknown, key: string): readonly unknown[] {
  const found = valueAt(value, key);
  return Array.isArray(found) ? found : [];
}
