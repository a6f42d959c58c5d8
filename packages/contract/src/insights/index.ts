// Counts of entries over time, for charts and boards.
import { schoolYearSchema } from '@schooldog/domain/dates';
import {
  countRowSchema,
  favoriteInsightSchema,
  insightCountIdSchema,
  maxFavorites,
  monthSchema,
} from '@schooldog/domain/insights';
import { idSchema } from '@schooldog/domain/kernel';
import { z } from 'zod';
import { changes, reads } from '../procedure.ts';

const feature = 'insights';

const insightQuerySchema = z.object({
  insightCountId: insightCountIdSchema,
  schoolIds: z.array(idSchema).max(500).optional(),
  /** Both included. */
  from: monthSchema.optional(),
  to: monthSchema.optional(),
});

const favorites = z.array(favoriteInsightSchema).max(maxFavorites);

export const insightsContract = {
  /** By month and school; only those with something in them. */
  getInsightCount: reads(feature, 'insights/counts/{insightCountId}')
    .input(insightQuerySchema)
    .output(z.object({ rows: z.array(countRowSchema) })),
  listFavoriteInsights: reads(feature, 'insights/favorites').output(favorites),
  /** Adds it, or changes it when the id exists. */
  saveFavoriteInsight: changes(feature, 'saveFavoriteInsight')
    .input(z.object({ favorite: favoriteInsightSchema }))
    .output(favorites),
  removeFavoriteInsight: changes(feature, 'removeFavoriteInsight')
    .input(z.object({ favoriteId: idSchema }))
    .output(favorites),
  /** Entries of a month by school, for all schools; without a month the latest one. */
  getSchoolLeaderboard: reads(feature, 'insights/leaderboard')
    .input(z.object({ month: monthSchema.optional() }))
    .output(
      z.object({
        month: monthSchema,
        schools: z.array(z.object({ schoolId: idSchema, entries: z.number() })),
      }),
    ),
  /** Named like 2024-2025; without a year the current one. */
  getTopWalkers: reads(feature, 'insights/topWalkers')
    .input(z.object({ schoolYear: schoolYearSchema.optional() }))
    .output(
      z.object({
        schoolYear: schoolYearSchema,
        walkers: z.array(z.object({ userId: idSchema, name: z.string().nullable(), entries: z.number() })),
      }),
    ),
  /** This month: the caller's own entries by opinion, and the progress of each school that the caller may view. */
  getCycle: reads(feature, 'insights/cycle').output(
    z.object({
      month: monthSchema,
      required: z.number(),
      own: z.object({ concern: z.number(), praise: z.number(), other: z.number() }),
      schools: z.array(z.object({ schoolId: idSchema, schoolLed: z.number() })),
    }),
  ),
};
