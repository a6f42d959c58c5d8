// Counts for charts, whose JSON the database makes.
import { insightQuestionSchema } from '@schooldog/contract/insights';
import type { FastifyInstance } from 'fastify';
import { registerTextRead, type TextReadParts } from '../../platform/http/textReads.ts';
import { countsFor } from './counts.ts';

export function registerInsightReads(server: FastifyInstance, parts: TextReadParts): void {
  registerTextRead(server, parts, {
    path: '/insights/counts/:insightCountId',
    input: insightQuestionSchema,
    answer: async ({ services, session: { actor }, input }) => {
      const { insightCountId: countId, schoolIds = [], from, to } = input;
      const rows = await countsFor(services.database, actor, { countId, schoolIds, from, to });
      return `{"rows":${rows}}`;
    },
  });
}
