export { InsightChart } from './chart/InsightChart.tsx';
export { FavoriteDialog } from './favorites/lazy.ts';
export { useFavorites } from './favorites/useFavorites.ts';
export { type InsightSearch, insightSearchOf, insightViewOf } from './insightSearch.ts';
export {
  askAhead,
  useCycle,
  useFavoriteInsights,
  useInsightCount,
  useSchoolLeaderboard,
  useTopWalkers,
} from './queries.ts';
export { useThisMonth } from './useInsightView.ts';
