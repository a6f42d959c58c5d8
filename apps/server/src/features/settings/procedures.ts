import type { Contract } from '@schooldog/contract';
import { problem } from '@schooldog/domain/problems';
import { canSaveObservation, canSaveOrganization } from '@schooldog/domain/settings';
import { command, open, type ProceduresOf, read } from '../../platform/api/procedure.ts';
import { readOrganization } from '../../platform/settingsDocuments/organization.ts';
import { historyPage } from '../users/index.ts';
import { checkOutbox, saveAppSettings, saveOrganization, saveSchoolGroupings } from './commands.ts';
import { saveObservationCategory, saveObservationItem, saveWalkSettings } from './observation/commands.ts';
import { presentObservation } from './observation/pictures.ts';
import { readObservation } from './observation/store.ts';
import { outboxChecksOf, type OutboxCheckRow } from './store.ts';

const shownChecks = 10;

export const settingsProcedures: ProceduresOf<Contract['settings']> = {
  /** Open to everybody: the maintenance page and the version check need it before anyone signs in. */
  getAppSettings: open((context) => context.services.readApp()),

  saveAppSettings: command((context, input) => saveAppSettings(context.work, context.actor, input)),

  getOrganization: read((context) => readOrganization(context.services.database.db)),

  saveSchoolGroupings: command((context, input) =>
    saveSchoolGroupings(context.work, context.actor, input.edit),
  ),

  saveOrganization: command((context, input) => saveOrganization(context.work, context.actor, input.edit)),

  getOrganizationHistory: read(async (context, input) => {
    if (!canSaveOrganization(context.actor)) throw problem('settings.organizationNotAllowed');
    return historyPage(context.services.database.db, {
      recordType: 'settings',
      recordId: 'organization',
      before: input.before,
    });
  }),

  saveWalkSettings: command((context, input) => saveWalkSettings(context.work, context.actor, input.edit)),

  getObservationSettings: read(async ({ services, actor }) =>
    presentObservation(services, actor.userId, await readObservation(services.database.db)),
  ),

  saveObservationCategory: command((context, input) =>
    saveObservationCategory(context.services, context.work, context.actor, input),
  ),

  saveObservationItem: command((context, input) => saveObservationItem(context.work, context.actor, input)),

  getObservationHistory: read(async (context, input) => {
    if (!canSaveObservation(context.actor)) throw problem('settings.observationNotAllowed');
    return historyPage(context.services.database.db, {
      recordType: 'settings',
      recordId: 'observation',
      before: input.before,
    });
  }),

  checkOutbox: command(async (context, input) =>
    presentCheck(await checkOutbox(context.services, context.work, context.actor, input)),
  ),

  listOutboxChecks: read(async (context) => {
    const rows = await outboxChecksOf(context.services.database.db, context.actor.userId, shownChecks);
    return rows.map(presentCheck);
  }),
};

function presentCheck(row: OutboxCheckRow) {
  return {
    id: row.id,
    note: row.note,
    photoIds: row.photoIds,
    madeAt: row.madeAt.toISOString(),
    timeCreated: row.timeCreated.toISOString(),
  };
}
