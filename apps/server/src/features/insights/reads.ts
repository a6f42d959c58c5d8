// Counts for charts, whose JSON the database makes.
import { insightQuestionSchema } from '@schooldog/contract/insights';
import { canViewInsights, insightSchools } from '@schooldog/domain/insights';
import { problem } from '@schooldog/domain/kernel';
import type { Schools } from '@schooldog/domain/permissions';
import type { FastifyInstance } from 'fastify';
import { registerTextRead, type TextReadParts } from '../../platform/http/textReads.ts';
import { countRowsJson } from './store.ts';

export function registerInsightReads(server: FastifyInstance, parts: TextReadParts): void {
  registerTextRead(server, parts, {
    path: '/insights/counts/:insightCountId',
    input: insightQuestionSchema,
    answer: async ({ services, session: { actor }, input }) => {
      if (!canViewInsights(actor)) throw problem('forbidden', 'insight.viewNotAllowed');
      const rows = await countRowsJson(services.database.pool, {
        countId: input.insightCountId,
        schools: within(insightSchools(actor), input.schoolIds ?? []),
        from: input.from ?? null,
        to: input.to ?? null,
      });
      return `{"rows":${rows}}`;
    },
  });
}

/** Without a choice all that one may read; otherwise what of the choice one may. */
function within(readable: Schools, chosen: readonly string[]): Schools {
  if (chosen.length === 0) return readable;
  return readable === 'all' ? chosen : chosen.filter((id) => readable.includes(id));
}
