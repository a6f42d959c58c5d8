import type { EntriesExportQuery } from '@schooldog/contract/entries';
import { canDownloadEntriesAt, type EntryFilter } from '@schooldog/domain/entries';
import { type Actor, schoolsInBoth, schoolsWith } from '@schooldog/domain/permissions';
import { problem } from '@schooldog/domain/problems';
import type { Services } from '../../../platform/api/context.ts';
import type { Reader } from '../../../platform/database/database.ts';
import type { ExportSource } from '../../../platform/exports/index.ts';
import { type EntryQuery, entryQueryFor } from '../entryQuery.ts';

export type EntriesSource = ExportSource<EntriesExportQuery, EntryQuery, Services>;

/**
 * What the explorer shows for the filter, without the schools whose entries the viewer may not export. A school that
 * was chosen by name is never left out silently.
 */
export async function exportQueryFor(reader: Reader, actor: Actor, query: EntryFilter): Promise<EntryQuery> {
  const chosen = query.schoolIds ?? [];
  if (!chosen.every((schoolId) => canDownloadEntriesAt(actor, schoolId))) throw notAllowed();
  const held = schoolsWith(actor, 'download entry reports');
  if (held.length === 0) throw notAllowed();
  const entryQuery = await entryQueryFor(reader, { actor }, query);
  const schools = schoolsInBoth(entryQuery.schools, held);
  if (schools.length === 0) throw notAllowed();
  return { ...entryQuery, schools };
}

function notAllowed() {
  return problem('entry.downloadNotAllowed');
}
