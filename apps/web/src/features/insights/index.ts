export { InsightChart } from './chart/InsightChart.tsx';
export { countChoiceOf } from './entriesBehind.ts';
export { insightSearchOf, insightViewOf } from './insightSearch.ts';
export { lastMonths, type Period, usualMonths } from './months.ts';
export { useFavoriteInsights, useInsightCount, useSchoolNamesById } from './queries.ts';
export { chartSeries } from './series.ts';
