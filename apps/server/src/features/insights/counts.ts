// What a chart counts, limited to what the viewer may read.
import { countedOptionId, locationCountId } from '@schooldog/domain/entries';
import {
  canViewInsights,
  countIdOf,
  countRowSchema,
  type CountRow,
  type InsightChart,
  insightSchools,
} from '@schooldog/domain/insights';
import type { Actor, Schools } from '@schooldog/domain/permissions';
import { problem } from '@schooldog/domain/problems';
import { z } from 'zod';
import type { Database, Reader } from '../../platform/database/database.ts';
import { placesOneWith } from '../dataProfiles/index.ts';
import { countRowsJson } from './store.ts';

export function requireInsights(actor: Actor): void {
  if (!canViewInsights(actor)) throw problem('insight.viewNotAllowed');
}

type Readers = Pick<Database, 'pool' | 'db'>;
type Asked = Readonly<{
  countId: string;
  schoolIds: readonly string[];
  from?: string | undefined;
  to?: string | undefined;
}>;

/** As JSON, ready to be sent. */
export async function countsFor({ pool, db }: Readers, actor: Actor, asked: Asked): Promise<string> {
  requireInsights(actor);
  const { countId, schoolIds, from = null, to = null } = asked;
  const countIds = await countIdsAlike(db, countId);
  return countRowsJson(pool, { countIds, schools: within(insightSchools(actor), schoolIds), from, to });
}

/** A location counts with all that were merged into the one that it resolves to today; anything else counts alone. */
async function countIdsAlike(reader: Reader, countId: string): Promise<readonly string[]> {
  const optionId = countedOptionId(countId);
  if (optionId === null) return [countId];
  const places = await placesOneWith(reader, optionId);
  return places.length === 0
    ? [countId]
    : places.map((place) => locationCountId(place.dataProfileId, place.id));
}

/** Rejects users who may see no charts, and an incomplete chart. */
export function countIdFor(actor: Actor, { choice }: Pick<InsightChart, 'choice'>): string {
  requireInsights(actor);
  const countId = countIdOf(choice);
  if (countId === null) throw problem('insight.nothingChosen');
  return countId;
}

const rowsSchema = z.array(countRowSchema);

export async function chartRows(readers: Readers, actor: Actor, chart: InsightChart): Promise<CountRow[]> {
  const { schoolIds, period } = chart;
  const countId = countIdFor(actor, chart);
  return rowsSchema.parse(JSON.parse(await countsFor(readers, actor, { countId, schoolIds, ...period })));
}

/** Without a choice everything the viewer may read; otherwise the readable part of the choice. */
function within(readable: Schools, chosen: readonly string[]): Schools {
  if (chosen.length === 0) return readable;
  return readable === 'all' ? chosen : chosen.filter((id) => readable.includes(id));
}
