// Why a job failed, in a line that the provider's people may read. Errors like to repeat what they were given, so
// whatever may be somebody's word, address or number is left out.

const longest = 300;

export function faultText(error: unknown): string {
  if (!(error instanceof Error)) return 'unknown';
  // A failed query repeats its values; what the database said about it stands in the cause.
  const told = error.cause instanceof Error ? error.cause : error;
  const [line = ''] = told.message.split('\n', 1);
  return `${told.name}: ${withoutValues(line)}`.slice(0, longest);
}

/** Each pattern is linear in the length of the line, which may hold what somebody sent. */
function withoutValues(line: string): string {
  return line
    .replaceAll(/"[^"]*"|'[^']*'|`[^`]*`|\([^)]*(?:\)|$)/g, '…')
    .replaceAll(/(?<!\S)\S+@\S+/g, '…')
    .replaceAll(/\+?\d[\d\s().-]{6,}/g, '…');
}
