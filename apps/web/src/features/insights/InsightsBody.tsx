import { Skeleton } from '@mantine/core';
import { useSteps } from '../../platform/useSteps.ts';
import { BodySkeleton, pictureHeight } from './BodySkeleton.tsx';
import { FavoritesBar } from './favorites/FavoritesBar.tsx';
import { InsightFilters } from './filters/InsightFilters.tsx';
import { InsightPicture } from './InsightPicture.tsx';
import type { Insight } from './useInsightView.ts';

type Props = Readonly<{ insight: Insight; title: string }>;

/** What is asked, and the answer. */
export function InsightsBody({ insight, title }: Props) {
  const step = useSteps(2);
  return (
    <>
      <FavoritesBar choice={insight.view.choice} onOpen={(chosen) => insight.setView({ choice: chosen })} />
      {step === 0 ? <BodySkeleton /> : <InsightFilters insight={insight} />}
      {step === 1 ? <Skeleton h={pictureHeight} /> : null}
      {step === 2 ? <InsightPicture insight={insight} title={title} /> : null}
    </>
  );
}
