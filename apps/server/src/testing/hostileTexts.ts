// Shapes that make careless patterns slow, and characters that break storage and screens.

export type HostileText = Readonly<{ name: string; ofLength(length: number): string }>;

/** A repeated unit, between a prefix that lets a pattern match and a suffix that makes it fail. */
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
