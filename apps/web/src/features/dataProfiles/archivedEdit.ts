/** Archiving or restoring changes nothing else, so it never conflicts with another edit. */
export function archivedEdit(isArchived: boolean) {
  return { isArchived: { from: !isArchived, to: isArchived } };
}
