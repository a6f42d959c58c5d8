import type { FavoriteInsight } from '@schooldog/domain/insights';
import { type InsightSearch, insightSearchOf, insightViewOf } from '../../../insights/index.ts';

/** The address of a favorite's chart in Data Insights. */
export function searchOfFavorite({ id: _id, insightName: _name, ...choice }: FavoriteInsight): InsightSearch {
  return insightSearchOf({ ...insightViewOf({}), choice });
}
