import { implement } from '@orpc/server';
import { contract } from '@schooldog/contract';
import { problem } from '@schooldog/domain/kernel';
import { canSaveObservation, canSaveOrganization } from '@schooldog/domain/settings';
import type { RequestContext } from '../../platform/api/context.ts';
import { command, signedIn } from '../../platform/api/procedures.ts';
import { readOrganization } from '../../platform/settingsDocuments/organization.ts';
import { historyPage } from '../users/index.ts';
import { checkOutbox, saveAppSettings, saveOrganization } from './commands.ts';
import { saveObservationCategory, saveObservationItem, saveWalkSettings } from './observation/commands.ts';
import { presentObservation } from './observation/pictures.ts';
import { readObservation } from './observation/store.ts';
import { outboxChecksOf, type OutboxCheckRow } from './store.ts';

const settings = implement(contract.settings).$context<RequestContext>();
const shownChecks = 10;

export const settingsProcedures = {
  /** Open to everybody: the maintenance page and the version check need it before anyone signs in. */
  getAppSettings: settings.getAppSettings.handler(({ context }) => context.services.readApp()),

  saveAppSettings: settings.saveAppSettings
    .use(command)
    .handler(({ context, input }) => saveAppSettings(context.work, context.actor, input)),

  getOrganization: settings.getOrganization
    .use(signedIn)
    .handler(({ context }) => readOrganization(context.services.database.db)),

  saveSchoolGroupings: settings.saveSchoolGroupings
    .use(command)
    .handler(({ context, input }) => saveOrganization(context.work, context.actor, input)),

  saveOrganization: settings.saveOrganization
    .use(command)
    .handler(({ context, input }) => saveOrganization(context.work, context.actor, input)),

  getOrganizationHistory: settings.getOrganizationHistory
    .use(signedIn)
    .handler(async ({ context, input }) => {
      if (!canSaveOrganization(context.actor)) throw problem('forbidden', 'settings.organizationNotAllowed');
      return historyPage(context.services.database.db, {
        recordType: 'settings',
        recordId: 'organization',
        before: input.before,
      });
    }),

  saveWalkSettings: settings.saveWalkSettings
    .use(command)
    .handler(({ context, input }) => saveWalkSettings(context.work, context.actor, input)),

  getObservationSettings: settings.getObservationSettings
    .use(signedIn)
    .handler(async ({ context: { services, actor } }) =>
      presentObservation(services, actor.userId, await readObservation(services.database.db)),
    ),

  saveObservationCategory: settings.saveObservationCategory
    .use(command)
    .handler(({ context, input }) =>
      saveObservationCategory(context.services, context.work, context.actor, input.category),
    ),

  saveObservationItem: settings.saveObservationItem
    .use(command)
    .handler(({ context, input }) => saveObservationItem(context.work, context.actor, input.item)),

  getObservationHistory: settings.getObservationHistory.use(signedIn).handler(async ({ context, input }) => {
    if (!canSaveObservation(context.actor)) throw problem('forbidden', 'settings.observationNotAllowed');
    return historyPage(context.services.database.db, {
      recordType: 'settings',
      recordId: 'observation',
      before: input.before,
    });
  }),

  checkOutbox: settings.checkOutbox
    .use(command)
    .handler(async ({ context, input }) =>
      presentCheck(await checkOutbox(context.services, context.work, context.actor, input)),
    ),

  listOutboxChecks: settings.listOutboxChecks.use(signedIn).handler(async ({ context }) => {
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
