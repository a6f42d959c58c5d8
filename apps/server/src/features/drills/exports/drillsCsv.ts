// Drills as CSV: what the list shows for a filter.
import { type DrillsCsvQuery, drillsCsvQuerySchema } from '@schooldog/contract/drills';
import { type CalendarDate, dateIn } from '@schooldog/domain/dates';
import { schoolsWithDrills } from '@schooldog/domain/drills';
import type { Actor } from '@schooldog/domain/permissions';
import { problem } from '@schooldog/domain/problems';
import { defineExport, rangeText } from '../../../platform/exports/index.ts';
import { districtTimeZone } from '../../../platform/settingsDocuments/timeZone.ts';
import { listedBy } from '../list.ts';
import { countDrills, type ListedDrills } from '../listStore.ts';
import { drillColumns, drillRows } from './drillRows.ts';
import { wordsIn } from './words.ts';

export const drillsCsvExport = defineExport<DrillsCsvQuery, ListedDrills>({
  name: 'drills',
  query: drillsCsvQuerySchema,
  authorize: async ({ services, actor }, query) => {
    const timeZone = await districtTimeZone(services.database.db);
    return exportedBy({ actor, today: dateIn(services.clock().toISOString(), timeZone) }, query);
  },
  total: ({ services }, listed) => countDrills(services.database.db, listed),
  schools: ({ schools }) => schools,
  /** "Drills, 08-01-2026 to 09-30-2026" */
  fileName: ({ query: { from, to }, title, language }) => {
    const range = rangeText({ from, to }, language, '-');
    return `${title === '' ? wordsIn(language)('title') : title}, ${range}`;
  },
  csv: {
    columns: ({ services, language }) => drillColumns(services, language),
    async *rows({ services, scope, language }) {
      for await (const cells of drillRows(services, scope, language)) yield { cells };
    },
  },
});

/** A school that was chosen by name is never left out silently. */
function exportedBy(
  viewer: Readonly<{ actor: Actor; today: CalendarDate }>,
  query: DrillsCsvQuery,
): ListedDrills {
  const held = schoolsWithDrills(viewer.actor);
  const chosen = query.schoolIds ?? [];
  if (held !== 'all' && chosen.some((schoolId) => !held.includes(schoolId)))
    throw problem('drill.viewNotAllowed');
  return listedBy(viewer, query);
}
