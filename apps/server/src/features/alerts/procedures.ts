import type { Contract } from '@schooldog/contract';
import { command, type ProceduresOf, read } from '../../platform/api/procedure.ts';
import { mustOpenAlerts } from './access.ts';
import { acknowledgeAlert, readAlert, remindRecipients, reopenAlert, resolveAlert } from './commands.ts';
import { deleteAlert } from './deleteAlert.ts';
import { getAlert, listAlerts, openableAlerts } from './list.ts';
import { addRecipients } from './send.ts';
import { countUnread } from './store.ts';

const done = { done: true } as const;

export const alertProcedures: ProceduresOf<Contract['alerts']> = {
  listSafetyAlerts: read((context, input) => listAlerts(context.services.database.db, context.actor, input)),

  countUnreadAlerts: read(async (context) => {
    mustOpenAlerts(context.actor);
    return { unread: await countUnread(context.services.database.db, context.actor.userId) };
  }),

  listOpenableAlerts: read(async ({ actor, services }, input) => ({
    ids: await openableAlerts(services.database.db, actor, input.ids),
  })),

  getSafetyAlert: read((context, input) => getAlert(context.services, context.actor, input.safetyAlertId)),

  readSafetyAlert: command(async (context, input) => {
    await readAlert(context.work, context.actor, input.safetyAlertId);
    return done;
  }),

  acknowledgeSafetyAlert: command(async (context, input) => {
    await acknowledgeAlert(context.work, context.actor, input);
    return done;
  }),

  remindSafetyAlert: command(async (context, input) => {
    await remindRecipients(context.work, context.services, context.actor, input.safetyAlertId);
    return done;
  }),

  addSafetyAlertRecipients: command(async (context, input) => {
    await addRecipients(context.work, context.services, context.actor, input);
    return done;
  }),

  resolveSafetyAlert: command(async (context, input) => {
    await resolveAlert(context.work, context.actor, input);
    return done;
  }),

  reopenSafetyAlert: command(async (context, input) => {
    await reopenAlert(context.work, context.actor, input.safetyAlertId);
    return done;
  }),

  deleteSafetyAlert: command(async (context, input) => {
    const who = { actor: context.actor, alertId: input.safetyAlertId };
    await deleteAlert(context.work, context.services, who);
    return done;
  }),
};
