import { alertsContract } from '@schooldog/contract/alerts';
import { and, eq, isNotNull, isNull } from 'drizzle-orm';
import { attempt, matrix, type Situation } from '../../authorization/matrix.ts';
import { aPerson } from '../../testing/people.ts';
import { safetyAlertRecipients, safetyAlerts } from './schema.ts';
import { anAlertOf } from './testing/anAlertOf.ts';

// In the lines "own" and "foreign" the caller neither sent nor received the alert; "sent" and "received" are alerts of
// the caller's own school. Educators, clerical staff and work order submitters have nothing to do with alerts.
const table = `
                                     MA SC NC DO CS MS | PR AP SO CU ED CL WS MT | staff
  listSafetyAlerts         own       ok ok no no no no | ok no no no xx xx xx no | ok
                           foreign   ok ok no no no no | -- no no no xx xx xx no | ok
  countUnreadAlerts        received  ok ok ok ok ok ok | ok ok ok ok xx xx xx ok | ok
                           own       -- -- -- -- -- -- | -- -- -- -- xx xx xx -- | --
  countOpenAlerts          received  ok ok ok ok ok ok | ok ok ok ok xx xx xx ok | ok
                           sent      ok ok ok ok ok ok | ok ok ok ok xx xx xx ok | ok
                           own       ok ok -- -- -- -- | ok -- -- -- xx xx xx -- | ok
  listOpenableAlerts       own       ok ok -- -- -- -- | ok -- -- -- xx xx xx -- | ok
                           foreign   ok ok -- -- -- -- | -- -- -- -- xx xx xx -- | ok
                           received  ok ok ok ok ok ok | ok ok ok ok xx xx xx ok | ok
                           sent      ok ok ok ok ok ok | ok ok ok ok xx xx xx ok | ok
  listAlertReceivers       own       ok ok ok ok ok no | ok ok ok ok no no no no | ok
                           foreign   ok ok ok ok ok no | -- -- -- -- no no no no | ok
  getSafetyAlert           own       ok ok nf nf nf nf | ok nf nf nf xx xx xx nf | ok
                           foreign   ok ok nf nf nf nf | nf nf nf nf xx xx xx nf | ok
                           received  ok ok ok ok ok ok | ok ok ok ok xx xx xx ok | ok
                           sent      ok ok ok ok ok ok | ok ok ok ok xx xx xx ok | ok
  readSafetyAlert          received  ok ok ok ok ok ok | ok ok ok ok xx xx xx ok | ok
                           own       -- -- nf nf nf nf | -- nf nf nf xx xx xx nf | --
                           foreign   -- -- nf nf nf nf | nf nf nf nf xx xx xx nf | --
  acknowledgeSafetyAlert   received  ok ok ok ok ok ok | ok ok ok ok xx xx xx ok | ok
                           own       no no nf nf nf nf | no nf nf nf xx xx xx nf | no
                           foreign   no no nf nf nf nf | nf nf nf nf xx xx xx nf | no
  remindSafetyAlert        own       ok ok nf nf nf nf | ok nf nf nf xx xx xx nf | ok
                           foreign   ok ok nf nf nf nf | nf nf nf nf xx xx xx nf | ok
                           received  ok ok no no no no | ok no no no xx xx xx no | ok
                           sent      ok ok ok ok ok ok | ok ok ok ok xx xx xx ok | ok
  addSafetyAlertRecipients own       ok ok nf nf nf nf | ok nf nf nf xx xx xx nf | ok
                           foreign   ok ok nf nf nf nf | nf nf nf nf xx xx xx nf | ok
                           received  ok ok no no no no | ok no no no xx xx xx no | ok
                           sent      ok ok ok ok ok no | ok ok ok ok xx xx xx no | ok
  resolveSafetyAlert       own       ok ok nf nf nf nf | ok nf nf nf xx xx xx nf | ok
                           foreign   ok ok nf nf nf nf | nf nf nf nf xx xx xx nf | ok
                           received  ok ok no no no no | ok no no no xx xx xx no | ok
                           sent      ok ok ok ok ok ok | ok ok ok ok xx xx xx ok | ok
  reopenSafetyAlert        own       ok ok nf nf nf nf | ok nf nf nf xx xx xx nf | ok
                           foreign   ok ok nf nf nf nf | nf nf nf nf xx xx xx nf | ok
                           received  ok ok no no no no | ok no no no xx xx xx no | ok
                           sent      ok ok ok ok ok ok | ok ok ok ok xx xx xx ok | ok
  deleteSafetyAlert        own       ok ok nf nf nf nf | ok nf nf nf xx xx xx nf | ok
                           foreign   ok ok nf nf nf nf | nf nf nf nf xx xx xx nf | ok
                           received  ok ok no no no no | ok no no no xx xx xx no | ok
                           sent      ok ok no no no no | ok no no no xx xx xx no | ok
`;

const refusals = { xx: '403 alert.notAllowed', nf: '404 alert.notFound' };
const unable = (ability: string) => ({ ...refusals, no: `403 alert.${ability}NotAllowed` });

async function anAlert(situation: Situation, facts: { timeResolved?: Date } = {}): Promise<string> {
  const { district, line, school } = situation;
  const alert = await anAlertOf(district.app.database, {
    schoolId: school.id,
    createdByUserId: line === 'sent' ? situation.caller.id : district.owner.id,
    recipientIds: line === 'received' ? [situation.caller.id, district.owner.id] : [district.owner.id],
    ...facts,
  });
  return alert.id;
}

const alertIs = (id: string) => eq(safetyAlerts.id, id);
/** The caller's answer; nobody's where the caller has not received the alert. */
const answerOf = (alertId: string, situation: Situation) =>
  and(
    eq(safetyAlertRecipients.alertId, alertId),
    situation.line === 'received' ? eq(safetyAlertRecipients.userId, situation.caller.id) : undefined,
  );

export const alertsMatrix = matrix('alerts', alertsContract, table, {
  listSafetyAlerts: {
    refusals: unable('manage'),
    attempt: async (situation) => {
      const id = await anAlert(situation);
      const input = { tab: 'all' as const, schoolIds: [situation.school.id] };
      return attempt((client) => client.alerts.listSafetyAlerts(input), {
        shows: ({ alerts }) => alerts.some((alert) => alert.id === id),
      });
    },
  },
  countUnreadAlerts: {
    refusals,
    attempt: async (situation) => {
      await anAlert(situation);
      return attempt((client) => client.alerts.countUnreadAlerts(), { shows: ({ unread }) => unread === 1 });
    },
  },
  countOpenAlerts: {
    refusals,
    attempt: async (situation) => {
      await anAlert(situation);
      const { line } = situation;
      return attempt((client) => client.alerts.countOpenAlerts(), {
        shows: ({ received, sent, all }) =>
          line === 'own' ? all !== null && all > 0 : (line === 'sent' ? sent : received) === 1,
      });
    },
  },
  listOpenableAlerts: {
    refusals,
    attempt: async (situation) => {
      const ids = [await anAlert(situation)];
      return attempt((client) => client.alerts.listOpenableAlerts({ ids }), {
        shows: (answer) => answer.ids.length === 1,
      });
    },
  },
  listAlertReceivers: {
    refusals: unable('send'),
    attempt: async ({ district, school }) => {
      const person = await aPerson(district.app.database, { role: 'principal', at: [school] });
      return attempt((client) => client.alerts.listAlertReceivers(), {
        shows: ({ people }) =>
          people.some(({ id, schoolIds }) => id === person.id && schoolIds?.includes(school.id) === true),
      });
    },
  },
  getSafetyAlert: {
    refusals,
    attempt: async (situation) => {
      const safetyAlertId = await anAlert(situation);
      return attempt((client) => client.alerts.getSafetyAlert({ safetyAlertId }), {
        shows: ({ id }) => id === safetyAlertId,
      });
    },
  },
  readSafetyAlert: {
    refusals,
    attempt: async (situation) => {
      const id = await anAlert(situation);
      const isRead = and(answerOf(id, situation), isNotNull(safetyAlertRecipients.timeRead));
      return attempt((client) => client.alerts.readSafetyAlert({ safetyAlertId: id }), {
        changed: () => situation.district.exists(safetyAlertRecipients, isRead),
      });
    },
  },
  acknowledgeSafetyAlert: {
    refusals: unable('acknowledge'),
    attempt: async (situation) => {
      const id = await anAlert(situation);
      const isAcknowledged = and(answerOf(id, situation), eq(safetyAlertRecipients.reply, 'On my way.'));
      const input = { safetyAlertId: id, reply: 'On my way.' };
      return attempt((client) => client.alerts.acknowledgeSafetyAlert(input), {
        changed: () => situation.district.exists(safetyAlertRecipients, isAcknowledged),
      });
    },
  },
  remindSafetyAlert: {
    refusals: unable('remind'),
    attempt: async (situation) => {
      const id = await anAlert(situation);
      const isReminded = and(alertIs(id), isNotNull(safetyAlerts.timeReminded));
      return attempt((client) => client.alerts.remindSafetyAlert({ safetyAlertId: id }), {
        changed: () => situation.district.exists(safetyAlerts, isReminded),
      });
    },
  },
  addSafetyAlertRecipients: {
    refusals: unable('addRecipients'),
    attempt: async (situation) => {
      const { district } = situation;
      const id = await anAlert(situation);
      const added = await aPerson(district.app.database, { role: 'district_safety_coordinator' });
      const input = { safetyAlertId: id, userIds: [added.id] };
      return attempt((client) => client.alerts.addSafetyAlertRecipients(input), {
        changed: () => district.exists(safetyAlertRecipients, eq(safetyAlertRecipients.userId, added.id)),
      });
    },
  },
  resolveSafetyAlert: {
    refusals: unable('resolve'),
    attempt: async (situation) => {
      const id = await anAlert(situation);
      const isResolved = and(alertIs(id), eq(safetyAlerts.resolvedByUserId, situation.caller.id));
      return attempt((client) => client.alerts.resolveSafetyAlert({ safetyAlertId: id, note: 'Fixed.' }), {
        changed: () => situation.district.exists(safetyAlerts, isResolved),
      });
    },
  },
  reopenSafetyAlert: {
    refusals: unable('reopen'),
    attempt: async (situation) => {
      const id = await anAlert(situation, { timeResolved: new Date() });
      const isOpen = and(alertIs(id), isNull(safetyAlerts.timeResolved));
      return attempt((client) => client.alerts.reopenSafetyAlert({ safetyAlertId: id }), {
        changed: () => situation.district.exists(safetyAlerts, isOpen),
      });
    },
  },
  deleteSafetyAlert: {
    refusals: unable('delete'),
    attempt: async (situation) => {
      const id = await anAlert(situation);
      const isDeleted = and(alertIs(id), isNotNull(safetyAlerts.timeDeleted));
      return attempt((client) => client.alerts.deleteSafetyAlert({ safetyAlertId: id }), {
        changed: () => situation.district.exists(safetyAlerts, isDeleted),
      });
    },
  },
});
