// Shapes that make careless patterns slow, and characters that storage and screens trip over.

export type HostileText = Readonly<{ name: string; ofLength(length: number): string }>;

/** A run of the unit, between what lets a pattern get into it and what makes the pattern fail after it. */
function run(before: string, unit: string, after: string): HostileText {
  return {
    name: `${JSON.stringify(before)} ${JSON.stringify(unit)}… ${JSON.stringify(after)}`,
    ofLength: (length) => `${before}${unit.repeat(Math.ceil(length / unit.length))}${after}`,
  };
}

const units = ['.', '@', 'a', '-', ' ', '\n', '0', '/', '(', 'a.', 'a-', 'a ', '%', 'é', '🚌'];

/** One of each kind, where there is no time for all. */
export const worstTexts: readonly HostileText[] = [
  run('a@', '.', '@'),
  run('', ' ', 'a'),
  run('', '🚌', ''),
  run('https://a.', 'a-', ' '),
];

export const slowTexts: readonly HostileText[] = [
  ...worstTexts,
  run('https://a.', 'a.', ' '),
  run('2026-01-02T03:04:05.', '0', 'Z'),
  run('tag--', '%', ' '),
  ...units.flatMap((unit) => [run('', unit, ''), run('a@', unit, '@'), run('a', unit, '!')]),
];

/** Short enough to pass every limit of length, so that they reach what stands behind the schemas. */
export const oddTexts: readonly string[] = [
  '',
  '\u0000',
  'a\u0000b',
  '\ud83d',
  '\udc00\ud83d',
  '\u202eevil\u202c',
  '\u200b',
  '\ufeff',
  '%00',
  '%',
  "'; drop table users; --",
  '\\',
  '{}',
  '[]',
  'null',
  'NaN',
  '1e400',
  '-1',
  '__proto__',
  'constructor',
  '../../etc/passwd',
  '0000-01-01',
  '0000-01',
  '9999-99',
  '0000-0001',
  '9999-12-31T23:59:59.999Z',
  '0000-01-01T00:00:00Z',
  '-000001-01-01T00:00:00Z',
  'MC4wMDAwMDAwMDAwMDAwMDAwMDAwMA',
  'OTk5OTk5OTk5OTk5OS5BQUFBQUFBQUFBQUFBQUFBQUFBQQ',
];
