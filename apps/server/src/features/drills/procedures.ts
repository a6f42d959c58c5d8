import type { Contract } from '@schooldog/contract';
import { type CalendarDate, dateIn } from '@schooldog/domain/dates';
import type { Command, SignedInContext } from '../../platform/api/context.ts';
import { command, done, type ProceduresOf, read } from '../../platform/api/procedure.ts';
import { startExport } from '../../platform/exports/index.ts';
import { districtTimeZone } from '../../platform/settingsDocuments/timeZone.ts';
import { changeDrill, deleteDrill, recordDrill } from './commands.ts';
import { listDueDrills } from './due.ts';
import { drillLogExport } from './exports/drillLog.ts';
import { drillPdfExport } from './exports/drillPdf.ts';
import { drillsCsvExport } from './exports/drillsCsv.ts';
import { listDrills, listOpenPoints } from './list.ts';
import { drillRecord } from './record.ts';
import { drillRulesHistory, editDrillRules, viewDrillRules } from './rules.ts';
import { type DrillRow, presentDrill } from './store.ts';

export const drillProcedures: ProceduresOf<Contract['drills']> = {
  listDrills: read(async (context, input) =>
    listDrills(context.services.database.db, { actor: context.actor, today: await todayIn(context) }, input),
  ),
  listDueDrills: read(async (context, input) =>
    listDueDrills(
      context.services.database.db,
      { actor: context.actor, today: await todayIn(context) },
      input,
    ),
  ),
  getDrillRules: read(({ services, actor }) => viewDrillRules(services.database.db, actor)),
  getDrillRulesHistory: read(({ services, actor }, { before }) =>
    drillRulesHistory(services.database.db, actor, before),
  ),
  listOpenPoints: read(async (context, input) =>
    listOpenPoints(
      context.services.database.db,
      { actor: context.actor, today: await todayIn(context) },
      input,
    ),
  ),
  getDrill: read(async ({ services, actor }, { drillId }) => {
    const { db } = services.database;
    return presentDrill(db, await drillRecord.view(db, actor, drillId));
  }),
  getDrillHistory: read(({ services, actor }, { drillId, before }) =>
    drillRecord.history(services.database.db, actor, { id: drillId, before }),
  ),

  recordDrill: changing(recordDrill),
  updateDrill: changing(changeDrill),
  deleteDrill: done(deleteDrill),
  editDrillRules: command(editDrillRules),

  generateDrillPdf: startExport(drillPdfExport, 'pdf'),
  generateDrillsCsv: startExport(drillsCsvExport, 'csv'),
  generateDrillLogPdf: startExport(drillLogExport, 'pdf'),
};

/** In the district's zone. */
async function todayIn({ services, signedIn }: SignedInContext): Promise<CalendarDate> {
  const timeZone = await districtTimeZone(services.database.db, signedIn.settingsVersions);
  return dateIn(services.clock().toISOString(), timeZone);
}

/** A command that answers with the drill as it is now. */
function changing<Input>(change: Command<Input, DrillRow>) {
  return command(async (context, input: Input) =>
    presentDrill(context.work.tx, await change(context, input)),
  );
}
