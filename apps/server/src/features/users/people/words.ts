/** Every one of them must be found, in whatever order. PostgreSQL takes no text with a zero character in it. */
export function wordsOf(search: string): string[] {
  return search
    .normalize('NFC')
    .replaceAll('\u0000', ' ')
    .split(/\s+/)
    .filter((word) => word !== '');
}
