import { countChoiceOf, countIdOf } from '@schooldog/domain/insights';
import { type ChartSeries, chartSeries, periodBefore } from '@schooldog/domain/insights/chart';
import { useMemo } from 'react';
import { useTexts } from '../../platform/i18n/useTexts.ts';
import { useSchoolNamesById } from '../schools/index.ts';
import { useInsightCount } from './queries.ts';
import type { Insight } from './useInsightView.ts';

/**
 * One question for the period and the one before it. Opinions, walk types and schools are chosen from the answer, so
 * that those filters cost no waiting.
 */
export function useInsightData({ view, period, thisMonth }: Insight) {
  const { t } = useTexts('features/insights');
  const { choice, walkTypes, schoolIds } = view;
  const countId = countIdOf(choice);
  const asked = useMemo(() => ({ from: periodBefore(period).from, to: period.to }), [period]);
  const query = useInsightCount(countId, { period: asked });
  const schoolNames = useSchoolNamesById();
  const rows = query.data?.rows;
  const chart = useMemo((): ChartSeries | null => {
    if (rows === undefined) return null;
    const words = {
      allSchools: t(schoolIds.length === 0 ? 'allSchools' : 'allChosenSchools'),
      unknownSchool: t('unknownSchool'),
    };
    const counted = countChoiceOf(choice, walkTypes);
    return chartSeries({ rows, period, thisMonth, choice: counted, schoolNames, schoolIds, words });
  }, [rows, period, thisMonth, choice, walkTypes, schoolNames, schoolIds, t]);
  return { countId, query, chart };
}
