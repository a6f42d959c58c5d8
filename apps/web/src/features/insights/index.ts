export { InsightChart } from './chart/InsightChart.tsx';
export { FavoriteDialog } from './favorites/FavoriteDialog.tsx';
export { useFavorites } from './favorites/useFavorites.ts';
export { insightSearchOf, insightViewOf } from './insightSearch.ts';
export {
  askAhead,
  useCycle,
  useFavoriteInsights,
  useInsightCount,
  useSchoolLeaderboard,
  useSchoolNamesById,
  useTopWalkers,
} from './queries.ts';
export { useThisMonth } from './useInsightView.ts';
