import { implement } from '@orpc/server';
import { contract } from '@schooldog/contract';
import type { RequestContext } from '../../platform/api/context.ts';
import { command, signedIn } from '../../platform/api/procedures.ts';
import { mustOpenAlerts } from './access.ts';
import { acknowledgeAlert, readAlert, remindRecipients, reopenAlert, resolveAlert } from './commands.ts';
import { deleteAlert } from './deleteAlert.ts';
import type { FindEntry } from './entryState.ts';
import { getAlert, listAlerts, openableAlerts } from './list.ts';
import { addRecipients } from './send.ts';
import { countUnread } from './store.ts';

const done = { done: true } as const;
const alerts = implement(contract.alerts).$context<RequestContext>();

export const alertProcedures = ({ findEntry }: { findEntry: FindEntry }) => ({
  listSafetyAlerts: alerts.listSafetyAlerts
    .use(signedIn)
    .handler(({ context, input }) => listAlerts(context.services.database.db, context.actor, input)),

  countUnreadAlerts: alerts.countUnreadAlerts.use(signedIn).handler(async ({ context }) => {
    mustOpenAlerts(context.actor);
    return { unread: await countUnread(context.services.database.db, context.actor.userId) };
  }),

  listOpenableAlerts: alerts.listOpenableAlerts
    .use(signedIn)
    .handler(async ({ context: { actor, services }, input }) => ({
      ids: await openableAlerts(services.database.db, actor, input.ids),
    })),

  getSafetyAlert: alerts.getSafetyAlert
    .use(signedIn)
    .handler(({ context, input }) =>
      getAlert(context.services, findEntry, context.actor, input.safetyAlertId),
    ),

  readSafetyAlert: alerts.readSafetyAlert.use(command).handler(async ({ context, input }) => {
    await readAlert(context.work, context.actor, input.safetyAlertId);
    return done;
  }),

  acknowledgeSafetyAlert: alerts.acknowledgeSafetyAlert.use(command).handler(async ({ context, input }) => {
    await acknowledgeAlert(context.work, context.actor, input);
    return done;
  }),

  remindSafetyAlert: alerts.remindSafetyAlert.use(command).handler(async ({ context, input }) => {
    await remindRecipients(context.work, context.services, context.actor, input.safetyAlertId);
    return done;
  }),

  addSafetyAlertRecipients: alerts.addSafetyAlertRecipients
    .use(command)
    .handler(async ({ context, input }) => {
      await addRecipients(context.work, context.services, context.actor, input);
      return done;
    }),

  resolveSafetyAlert: alerts.resolveSafetyAlert.use(command).handler(async ({ context, input }) => {
    await resolveAlert(context.work, context.actor, input);
    return done;
  }),

  reopenSafetyAlert: alerts.reopenSafetyAlert.use(command).handler(async ({ context, input }) => {
    await reopenAlert(context.work, context.actor, input.safetyAlertId);
    return done;
  }),

  deleteSafetyAlert: alerts.deleteSafetyAlert.use(command).handler(async ({ context, input }) => {
    const who = { actor: context.actor, alertId: input.safetyAlertId };
    await deleteAlert(context.work, context.services, findEntry, who);
    return done;
  }),
});
