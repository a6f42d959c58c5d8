import type { Contract } from '@schooldog/contract';
import { command, done, type ProceduresOf, read } from '../../platform/api/procedure.ts';
import {
  addWalkCollaborators,
  changeWalkLeader,
  removeWalkCollaborator,
  sendCollaboratorEmail,
} from './access.ts';
import { startExport } from '../../platform/exports/index.ts';
import { completeWalk } from './complete.ts';
import { setNeighborhoodWatch, setWalkContext } from './context.ts';
import { walkCsvExport, walkReportExport } from './exports/walkExports.ts';
import { listCurrentWalks, listOldWalks, listWalks } from './list.ts';
import { archiveWalk, placeWalkInProgress, setWalkArchived } from './manage.ts';
import { detailedWalk } from './present.ts';
import { visitWalk } from './presence.ts';
import { walkRecord } from './record.ts';
import { submitReview, submitWalkForReview } from './review.ts';
import { startWalk } from './start.ts';
import { findWalk, presentWalk, type StoredWalk, walkTitle } from './store.ts';
import { listWaitingAlerts } from './waitingAlertsStore.ts';
import type { Command } from '../../platform/api/context.ts';
import { editWalkEntry, putWalkEntry, removeWalkEntry, sendImmediateSafetyAlert } from './walkEntries.ts';

export const walkProcedures = {
  listWalks: read(({ services, signedIn }, input) => listWalks(services.database.db, signedIn, input)),
  listCurrentWalks: read(({ services, actor }) => listCurrentWalks(services.database.db, actor)),
  listOldWalks: read(({ services, actor }) => listOldWalks(services.database.db, actor, services.clock())),
  getWalk: read(async ({ services: { database, clock }, actor }, { walkId }) =>
    detailedWalk(database.db, await walkRecord.view(database.db, actor, walkId), clock()),
  ),
  getWalkTitle: read(async ({ services: { database }, actor }, { walkId }) => {
    const row = await findWalk(database.db, walkId);
    return { walk: row !== undefined && walkRecord.canView(actor, row) ? walkTitle(row) : null };
  }),
  listWaitingAlerts: read(async ({ services, actor }) => ({
    alerts: await listWaitingAlerts(services.database.db, actor),
  })),
  getWalkHistory: read(({ services, actor }, { walkId, before }) =>
    walkRecord.history(services.database.db, actor, { id: walkId, before }),
  ),

  startWalk: changing(startWalk),
  putWalkEntry: command(putWalkEntry),
  editWalkEntry: command(editWalkEntry),
  removeWalkEntry: done(removeWalkEntry),
  sendImmediateSafetyAlert: done(sendImmediateSafetyAlert),
  setWalkContext: changing(setWalkContext),
  setNeighborhoodWatch: changing(setNeighborhoodWatch),
  addWalkCollaborators: changing(addWalkCollaborators),
  removeWalkCollaborator: changing(removeWalkCollaborator),
  changeWalkLeader: changing(changeWalkLeader),
  sendCollaboratorEmail: done(sendCollaboratorEmail),

  submitWalkForReview: changing(submitWalkForReview),
  submitReview: changing(submitReview),
  completeWalk: changing(completeWalk),
  placeWalkInProgress: changing(placeWalkInProgress),
  setWalkArchived: changing(setWalkArchived),
  archiveWalk: done(archiveWalk),
  generateReport: startExport(walkReportExport, 'pdf'),
  generateCsvForWalk: startExport(walkCsvExport, 'csv'),
  visitWalk: done(visitWalk),
} satisfies Partial<ProceduresOf<Contract['walks']>>;

/** A command that answers with the walk as it is now. */
function changing<Input>(change: Command<Input, StoredWalk>) {
  return command(async (context, input: Input) => presentWalk(await change(context, input)));
}
