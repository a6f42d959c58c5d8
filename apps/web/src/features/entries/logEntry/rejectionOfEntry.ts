/** What a person has to hear of refused work; null when it is not about an entry. */
export function rejectionOfEntry(
  operation: Readonly<{ procedure: string; input: unknown }>,
): readonly ('entry' | 'deletion' | 'alert')[] | null {
  const { procedure, input } = operation;
  if (procedure === 'entries.deleteEntry') return ['deletion'];
  if (procedure !== 'entries.logEntry' && procedure !== 'entries.editEntry') return null;
  return hasAlert(input) ? ['entry', 'alert'] : ['entry'];
}

function hasAlert(input: unknown): boolean {
  return (
    typeof input === 'object' &&
    input !== null &&
    'safetyAlert' in input &&
    (input.safetyAlert ?? null) !== null
  );
}
