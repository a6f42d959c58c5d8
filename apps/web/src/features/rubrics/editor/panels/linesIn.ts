/** One item per line, as many and as long as can be stored. */
export function linesIn(typed: string, most: Readonly<{ lines: number; length: number }>): string[] {
  if (typed === '') return [];
  return typed
    .split('\n')
    .slice(0, most.lines)
    .map((line) => line.slice(0, most.length));
}
