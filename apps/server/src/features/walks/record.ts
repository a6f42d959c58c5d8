// The walk as a record: who may do what with it, and what every change leaves behind.
import { problem } from '@schooldog/domain/problems';
import { walkFields, type WalkFacts, walkRules } from '@schooldog/domain/walks';
import { defineRecord } from '../../platform/records/record.ts';
import { noticesOf } from './live.ts';
import { findWalk, lockWalk, type StoredWalk } from './store.ts';

export const walkRecord = defineRecord({
  type: 'walk',
  find: async (reader, id): Promise<StoredWalk | undefined> => findWalk(reader, id),
  lock: async (tx, id): Promise<StoredWalk | undefined> => lockWalk(tx, id),
  facts: factsOf,
  abilities: walkRules,
  missing: () => problem('walk.notFound'),
  audited: { fields: walkFields, values: auditedWalk },
  notices: (row: StoredWalk) => noticesOf(row),
});

export function factsOf(row: StoredWalk): WalkFacts {
  const { schoolId, status, walkType, leaderUserId, collaborators, awaitingReviewBy, timeArchived } = row;
  return {
    schoolId,
    status,
    walkType,
    leaderUserId,
    collaborators,
    awaitingReviewBy,
    timeArchived: timeArchived?.toISOString() ?? null,
  };
}

export function auditedWalk(row: StoredWalk) {
  return {
    schoolId: row.schoolId,
    status: row.status,
    walkType: row.walkType,
    leaderUserId: row.leaderUserId,
    collaborators: row.collaborators,
    awaitingReviewBy: row.awaitingReviewBy,
    intendedCategories: row.intendedCategories,
    timeframe: row.timeframe,
    weatherPrecipitation: row.weatherPrecipitation,
    weatherTemperature: row.weatherTemperature,
    weatherComment: row.weatherComment,
    additionalNotes: row.additionalNotes,
    shouldSendNeighborhoodWatch: row.shouldSendNeighborhoodWatch,
    timeCompleted: row.timeCompleted?.toISOString() ?? null,
    timeArchived: row.timeArchived?.toISOString() ?? null,
  };
}
