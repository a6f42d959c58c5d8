import { dashboardContract } from '@schooldog/contract/dashboard';
import type { AttentionKey } from '@schooldog/domain/attention';
import { globalCountId } from '@schooldog/domain/entries';
import { organizationOf } from '@schooldog/domain/settings';
import { and, eq } from 'drizzle-orm';
import { attempt, matrix, type Situation } from '../../authorization/matrix.ts';
import { settings } from '../../platform/settingsDocuments/schema.ts';
import { anEntryOf } from '../../testing/entries.ts';
import { aPlace } from '../../testing/places.ts';
import { anAlertOf } from '../alerts/testing/anAlertOf.ts';
import { entryCounts } from '../entries/schema.ts';
import { aWalkOf } from '../walks/testing/aWalkOf.ts';

// Every signed-in user can call it; each kind of row has its own rule. "own" and "foreign" are schools behind the
// goal, "received" is an alert that waits for the caller, "overdue" one at the own school that no one acknowledged,
// and "repeated" are concerns at one location of the own school. "review" is a walk that the caller reviews, "mine" an
// abandoned one that the caller leads.
const table = `
                          MA SC NC DO CS MS | PR AP SO CU ED CL WS MT | staff
  getFrameCounts received ok ok ok ok ok ok | ok ok ok ok -- -- -- ok | ok
  getAttention  own       ok ok ok ok ok -- | ok ok ok -- -- -- -- -- | ok
                foreign   ok ok ok ok ok -- | -- -- -- -- -- -- -- -- | ok
                received  ok ok ok ok ok ok | ok ok ok ok -- -- -- ok | ok
                overdue   ok ok -- -- -- -- | ok -- -- -- -- -- -- -- | ok
                repeated  ok ok ok ok ok -- | ok ok ok -- -- -- -- -- | ok
                review    ok ok ok ok ok -- | ok ok ok ok ok ok -- -- | ok
                mine      ok ok ok ok ok -- | ok ok ok ok ok ok -- -- | ok
`;

const kindOf: Readonly<Record<string, AttentionKey>> = {
  received: 'alertsWaiting',
  overdue: 'alertsOverdue',
  repeated: 'repeatedConcerns',
  review: 'walksToReview',
  mine: 'abandonedWalks',
};

async function aReason(situation: Situation): Promise<void> {
  const { line } = situation;
  if (line === 'received' || line === 'overdue') return anOpenAlert(situation);
  if (line === 'repeated') return threeConcerns(situation);
  if (line === 'review' || line === 'mine') return aWalkToSeeTo(situation);
  return aSchoolBehind(situation);
}

async function anOpenAlert(situation: Situation): Promise<void> {
  const { district, line, school } = situation;
  await anAlertOf(district.app.database, {
    schoolId: school.id,
    createdByUserId: district.owner.id,
    recipientIds: [line === 'received' ? situation.caller.id : district.owner.id],
  });
}

async function aWalkToSeeTo({ district, caller, line, school }: Situation): Promise<void> {
  const review = { status: 'review' as const, awaitingReviewBy: caller.id, timeSubmitted: new Date() };
  const abandoned = { leaderUserId: caller.id, timeUpdated: new Date('2020-01-01') };
  await aWalkOf(district.app.database, {
    schoolId: school.id,
    leaderUserId: district.owner.id,
    ...(line === 'review' ? review : abandoned),
  });
}

async function threeConcerns({ district, school }: Situation): Promise<void> {
  const { database } = district.app;
  const { dataProfileId, optionId } = await aPlace(database, school.id);
  const facts = {
    schoolId: school.id,
    reportedByUserId: district.owner.id,
    timestamp: new Date(),
    locationDataProfileId: dataProfileId,
    locationDataProfileOptionId: optionId,
  };
  await Promise.all([1, 2, 3].map(() => anEntryOf(database, facts)));
}

/** With so high a goal, a school without entries is already behind on the first of a month. */
async function aSchoolBehind({ district, school }: Situation): Promise<void> {
  const { db } = district.app.database;
  const value = organizationOf({ requiredNumSchoolLedObservations: 1000 });
  const row = { name: 'organization', value };
  await db.insert(settings).values(row).onConflictDoUpdate({ target: settings.name, set: { value } });
  await db
    .delete(entryCounts)
    .where(and(eq(entryCounts.countId, globalCountId), eq(entryCounts.schoolId, school.id)));
}

export const dashboardMatrix = matrix('dashboard', dashboardContract, table, {
  getFrameCounts: {
    attempt: async (situation) => {
      await anOpenAlert(situation);
      return attempt((client) => client.dashboard.getFrameCounts(), {
        shows: ({ unreadAlerts }) => unreadAlerts === 1,
      });
    },
  },
  getAttention: {
    attempt: async (situation) => {
      await aReason(situation);
      const { line, school } = situation;
      return attempt((client) => client.dashboard.getAttention(), {
        shows: ({ rows }) =>
          rows.some((row) =>
            kindOf[line] === undefined
              ? row.key === 'schoolsBehind' && row.schoolIds.includes(school.id)
              : row.key === kindOf[line],
          ),
      });
    },
  },
});
