// The log of one school and school year as PDF: every drill, and what the rules asked for.
import {
  type DrillLogQuery,
  drillLogQuerySchema,
  type ShownDrill,
  shownDrillSchema,
} from '@schooldog/contract/drills';
import { type CalendarDate, dateIn, daysOfSchoolYear } from '@schooldog/domain/dates';
import { canRecordDrillAt } from '@schooldog/domain/drills';
import { problem } from '@schooldog/domain/problems';
import type { Services } from '../../../platform/api/context.ts';
import { defineExport, type ExportSource } from '../../../platform/exports/index.ts';
import { namesOf } from '../../../platform/identity/namesOf.ts';
import { printer } from '../../../platform/pdf/index.ts';
import { readOrganization } from '../../../platform/settingsDocuments/organization.ts';
import { findSchool } from '../../schools/index.ts';
import { dueAt } from '../due.ts';
import { countDrills, drillPage, type ListedDrills } from '../listStore.ts';
import { readDrillRules } from '../rules.ts';
import { drillLogReport } from './drillLogReport.ts';
import type { PrintedSchool } from './printedSchool.ts';
import { wordsIn } from './words.ts';

type Scope = PrintedSchool & Readonly<{ listed: ListedDrills }>;

/** Of more than this the newest are printed; the log says how many more there are. */
const mostDrills = 1000;

export const drillLogExport = defineExport<DrillLogQuery, Scope>({
  name: 'drillLogs',
  query: drillLogQuerySchema,
  authorize: async ({ services, actor }, { schoolId, schoolYear }) => {
    const { db } = services.database;
    if (!canRecordDrillAt(actor, schoolId)) throw problem('drill.viewNotAllowed');
    const school = await findSchool(db, schoolId);
    if (school === undefined) throw problem('drill.unknownSchool');
    const { districtName: district, timeZone } = await readOrganization(db);
    const listed = { schools: [schoolId], ...daysOfSchoolYear(schoolYear) };
    return { school, listed, district, timeZone };
  },
  total: ({ services }, { listed }) => countDrills(services.database.db, listed),
  /** "Oak Hill Elementary, Drill log, 2026-2027" */
  fileName: ({ query: { schoolYear }, language }, { school }) =>
    [school?.name ?? '', wordsIn(language)('log.fileName'), schoolYear].join(', '),
  pdf: { write },
});

async function write(
  { services, actor, language, scope, query, onProgress }: ExportSource<DrillLogQuery, Scope, Services>,
  path: string,
): Promise<number> {
  printer.warm();
  const { db } = services.database;
  const now = services.clock();
  const today = dateIn(now.toISOString(), scope.timeZone);
  const found = await drillPage(db, scope.listed, { after: null, limit: mostDrills });
  const drills = found.map(({ json }): ShownDrill => shownDrillSchema.parse(JSON.parse(json))).toReversed();
  const names = await namesOf(db, [actor.userId]);
  const report = drillLogReport({
    ...scope,
    ...query,
    language,
    now,
    today,
    drills,
    total: await countDrills(db, scope.listed),
    asked: await askedOf(services, query, today),
    printedBy: names.get(actor.userId) ?? '',
  });
  await printer.print(report, path, (placed) => onProgress(drills.length * placed));
  return drills.length;
}

/** Null while the rules are off. */
async function askedOf(services: Services, { schoolId, schoolYear }: DrillLogQuery, today: CalendarDate) {
  const { db } = services.database;
  const document = await readDrillRules(db);
  if (!document.isEnabled) return null;
  const due = await dueAt(db, { document, schoolIds: [schoolId], schoolYear, today });
  return { ...due, rules: document.rules };
}
