// Safety alerts: open to whoever may send, receive or manage them somewhere. Whose alert it is, is in the feature's
// own tests.
import type { Role } from '@schooldog/domain/permissions';
import { type Expectation, newId, unlessMissing } from './expectation.ts';

const opensAlerts: readonly Role[] = [
  'schooldog_master_admin',
  'district_safety_coordinator',
  'district_nonsafety_coordinator',
  'principal',
  'assistant_principal',
  'sro_district',
  'sro',
  'custodial_supervisor',
  'custodial',
  'maintenance_supervisor',
  'maintenance_staff',
];
const managesAlerts: readonly Role[] = ['schooldog_master_admin', 'district_safety_coordinator', 'principal'];
const open = { own: opensAlerts, foreign: opensAlerts };

export const alertExpectations: Readonly<Record<string, Expectation>> = {
  // At a foreign school the list is empty.
  'alerts.listSafetyAlerts': {
    own: managesAlerts,
    foreign: managesAlerts,
    call: (client, { schoolId }) => client.alerts.listSafetyAlerts({ tab: 'all', schoolIds: [schoolId] }),
  },
  'alerts.countUnreadAlerts': { ...open, call: (client) => client.alerts.countUnreadAlerts() },
  // Which of them, is in the feature's own tests.
  'alerts.listOpenableAlerts': {
    ...open,
    call: (client) => client.alerts.listOpenableAlerts({ ids: [newId()] }),
  },
  'alerts.getSafetyAlert': {
    ...open,
    call: (client) => unlessMissing(client.alerts.getSafetyAlert({ safetyAlertId: newId() })),
  },
  'alerts.readSafetyAlert': {
    ...open,
    call: (client) => unlessMissing(client.alerts.readSafetyAlert({ safetyAlertId: newId() })),
  },
  'alerts.acknowledgeSafetyAlert': {
    ...open,
    call: (client) =>
      unlessMissing(client.alerts.acknowledgeSafetyAlert({ safetyAlertId: newId(), reply: '' })),
  },
  'alerts.remindSafetyAlert': {
    ...open,
    call: (client) => unlessMissing(client.alerts.remindSafetyAlert({ safetyAlertId: newId() })),
  },
  'alerts.addSafetyAlertRecipients': {
    ...open,
    call: (client) =>
      unlessMissing(client.alerts.addSafetyAlertRecipients({ safetyAlertId: newId(), userIds: [newId()] })),
  },
  'alerts.resolveSafetyAlert': {
    ...open,
    call: (client) => unlessMissing(client.alerts.resolveSafetyAlert({ safetyAlertId: newId(), note: '' })),
  },
  'alerts.reopenSafetyAlert': {
    ...open,
    call: (client) => unlessMissing(client.alerts.reopenSafetyAlert({ safetyAlertId: newId() })),
  },
  'alerts.deleteSafetyAlert': {
    ...open,
    call: (client) => unlessMissing(client.alerts.deleteSafetyAlert({ safetyAlertId: newId() })),
  },
};
