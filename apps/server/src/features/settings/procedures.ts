import type { Contract } from '@schooldog/contract';
import { settingsRules } from '@schooldog/domain/settings';
import { command, open, type ProceduresOf, read, readOwn } from '../../platform/api/procedure.ts';
import { historyPage } from '../../platform/audit/historyPage.ts';
import { requireMay } from '../../platform/records/requireMay.ts';
import { readOrganization } from '../../platform/settingsDocuments/organization.ts';
import { saveAppSettings, saveOrganization, saveSchoolGroupings } from './commands.ts';
import {
  saveObservationCategory,
  saveObservationItem,
  saveObservationTag,
  saveWalkSettings,
} from './observation/commands.ts';
import { presentObservation } from './observation/pictures.ts';
import { readObservation } from './observation/store.ts';
import { checkOutbox } from './outboxChecks.ts';
import { outboxChecksOf, type OutboxCheckRow } from './store.ts';

const shownChecks = 10;

export const settingsProcedures: ProceduresOf<Contract['settings']> = {
  /** Open to everyone: the maintenance page and the version check need it before a sign-in. */
  getAppSettings: open((context) => context.services.readApp()),

  saveAppSettings: command(saveAppSettings),

  getOrganization: readOwn((context) => readOrganization(context.services.database.db)),

  saveSchoolGroupings: command(saveSchoolGroupings),

  saveOrganization: command(saveOrganization),

  getOrganizationHistory: read(async (context, input) => {
    requireMay(settingsRules.saveOrganization, context.actor, null);
    return historyPage(context.services.database.db, {
      recordType: 'settings',
      recordId: 'organization',
      before: input.before,
    });
  }),

  saveWalkSettings: command(saveWalkSettings),

  getObservationSettings: readOwn(async ({ services, actor }) =>
    presentObservation(services, actor.userId, await readObservation(services.database.db)),
  ),

  saveObservationCategory: command(saveObservationCategory),

  saveObservationItem: command(saveObservationItem),

  saveObservationTag: command(saveObservationTag),

  getObservationHistory: read(async (context, input) => {
    requireMay(settingsRules.saveObservation, context.actor, null);
    return historyPage(context.services.database.db, {
      recordType: 'settings',
      recordId: 'observation',
      before: input.before,
    });
  }),

  checkOutbox: command(async (context, input) => presentCheck(await checkOutbox(context, input))),

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
