const mostLetters = 120;

/** The first line as a heading. A long one is cut at a word; the page shows the whole below. */
export function titleOf(description: string): string {
  const [line = ''] = description.split('\n', 1);
  const letters = Array.from(line);
  if (letters.length <= mostLetters) return line;
  return `${letters
    .slice(0, mostLetters)
    .join('')
    .replace(/\s+\S*$/, '')}…`;
}
