// One drill as PDF: the sheet that is filed, and from which a state's portal is filled in.
import { type DrillPdfQuery, drillPdfQuerySchema, type ShownDrill } from '@schooldog/contract/drills';
import type { Services } from '../../../platform/api/context.ts';
import { dayText, defineExport, type ExportSource } from '../../../platform/exports/index.ts';
import { namesOf } from '../../../platform/identity/namesOf.ts';
import { printer } from '../../../platform/pdf/index.ts';
import { readOrganization } from '../../../platform/settingsDocuments/organization.ts';
import { findSchool } from '../../schools/index.ts';
import { drillRecord } from '../record.ts';
import { presentDrill } from '../store.ts';
import { drillSheet } from './drillSheet.ts';
import type { PrintedSchool } from './printedSchool.ts';
import { kindText, wordsIn } from './words.ts';

type Scope = PrintedSchool & Readonly<{ drill: ShownDrill }>;

export const drillPdfExport = defineExport<DrillPdfQuery, Scope>({
  name: 'drillSheets',
  query: drillPdfQuerySchema,
  authorize: async ({ services, actor }, { drillId }) => {
    const { db } = services.database;
    const drill = await presentDrill(db, await drillRecord.view(db, actor, drillId));
    const { districtName: district, timeZone } = await readOrganization(db);
    return { drill, school: await findSchool(db, drill.schoolId), district, timeZone };
  },
  total: async () => 1,
  /** "Oak Hill Elementary, 10-05-2026, Fire" */
  fileName: ({ language }, { drill, school }) =>
    [school?.name ?? '', dayText(drill.drillDate, '-'), kindText(drill, wordsIn(language))].join(', '),
  pdf: { write },
});

async function write(
  { services, actor, language, scope, onProgress }: ExportSource<DrillPdfQuery, Scope, Services>,
  path: string,
): Promise<number> {
  printer.warm();
  const names = await namesOf(services.database.db, [actor.userId]);
  const printedBy = names.get(actor.userId) ?? '';
  const report = drillSheet({ ...scope, language, now: services.clock(), printedBy });
  await printer.print(report, path, onProgress);
  return 1;
}
