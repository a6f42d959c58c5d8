import type { Contract } from '@schooldog/contract';
import { schoolsWith } from '@schooldog/domain/permissions';
import { done, type ProceduresOf, read, readOwn } from '../../platform/api/procedure.ts';
import {
  acknowledgeAlert,
  deleteAlert,
  readAlert,
  remindRecipients,
  reopenAlert,
  resolveAlert,
} from './commands.ts';
import { getAlert, listAlerts, openableAlerts } from './list.ts';
import { mustOpenAlerts } from './record.ts';
import { listReceivers } from './receivers.ts';
import { addRecipients } from './send.ts';
import { countOpen, countUnread } from './store.ts';

export const alertProcedures: ProceduresOf<Contract['alerts']> = {
  listSafetyAlerts: read(({ services, actor }, input) =>
    listAlerts(services.database.db, actor, input, services.clock()),
  ),

  countUnreadAlerts: readOwn(async (context) => {
    mustOpenAlerts(context.actor);
    return { unread: await countUnread(context.services.database.db, context.actor.userId) };
  }),

  countOpenAlerts: read(({ services, actor }) => {
    mustOpenAlerts(actor);
    return countOpen(services.database.db, actor.userId, schoolsWith(actor, 'manage safety alerts'));
  }),

  listOpenableAlerts: read(async ({ actor, services }, input) => ({
    ids: await openableAlerts(services.database.db, actor, input.ids),
  })),

  listAlertReceivers: read(({ actor, services }) => listReceivers(services.database.db, actor)),

  getSafetyAlert: read((context, input) => getAlert(context.services, context.actor, input.safetyAlertId)),

  readSafetyAlert: done(readAlert),
  acknowledgeSafetyAlert: done(acknowledgeAlert),
  remindSafetyAlert: done(remindRecipients),
  addSafetyAlertRecipients: done(addRecipients),
  resolveSafetyAlert: done(resolveAlert),
  reopenSafetyAlert: done(reopenAlert),
  deleteSafetyAlert: done(deleteAlert),
};
