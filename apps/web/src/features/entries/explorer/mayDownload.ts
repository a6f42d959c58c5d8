import { canDownloadEntriesAt, type EntryFilter, entryScope } from '@schooldog/domain/entries';
import { type Actor, holds } from '@schooldog/domain/permissions';

/** Reports need the permission at every school that the question is about. */
export function mayDownload(actor: Actor, filter: EntryFilter): boolean {
  const { schools } = entryScope(actor, filter.schoolIds ?? []);
  if (schools === 'all') return holds(actor, 'download entry reports');
  return schools.length > 0 && schools.every((schoolId) => canDownloadEntriesAt(actor, schoolId));
}
