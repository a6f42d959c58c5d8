/** Archiving or restoring changes nothing else, whatever somebody else has changed meanwhile. */
export function archivedEdit(isArchived: boolean) {
  return { isArchived: { from: !isArchived, to: isArchived } };
}
