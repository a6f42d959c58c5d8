import { FavoritesBar } from './favorites/FavoritesBar.tsx';
import { InsightFilters } from './filters/InsightFilters.tsx';
import { InsightPicture } from './InsightPicture.tsx';
import type { Insight } from './useInsightView.ts';

type Props = Readonly<{ insight: Insight; title: string }>;

/** What is asked, and the answer. */
export function InsightsBody({ insight, title }: Props) {
  return (
    <>
      <FavoritesBar choice={insight.view.choice} onOpen={(chosen) => insight.setView({ choice: chosen })} />
      <InsightFilters insight={insight} />
      <InsightPicture insight={insight} title={title} />
    </>
  );
}
