// Why a job failed, in a line that provider staff may read. Errors often repeat their input, so anything that may be
// user input, an address or a number is left out.

const longest = 300;

export function faultText(error: unknown): string {
  if (!(error instanceof Error)) return 'unknown';
  // A failed query repeats its values; the database error is in the cause.
  const source = error.cause instanceof Error ? error.cause : error;
  const [line = ''] = source.message.split('\n', 1);
  return `${source.name}: ${withoutValues(line)}`.slice(0, longest);
}

/** Each pattern is linear in the length of the line, which may hold user input. */
function withoutValues(line: string): string {
  return line
    .replaceAll(/"[^"]*"|'[^']*'|`[^`]*`|\([^)]*(?:\)|$)/g, '…')
    .replaceAll(/(?<!\S)\S+@\S+/g, '…')
    .replaceAll(/\+?\d[\d\s().-]{6,}/g, '…');
}
