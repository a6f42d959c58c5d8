import { countIdOf } from '@schooldog/domain/insights';
import { useTranslation } from 'react-i18next';
import { PageHeader } from '../../ui/PageHeader.tsx';
import { FavoritesBar } from './favorites/FavoritesBar.tsx';
import { SaveFavoriteButton } from './favorites/SaveFavoriteButton.tsx';
import { InsightFilters } from './filters/InsightFilters.tsx';
import { InsightPicture } from './InsightPicture.tsx';
import classes from './InsightsPage.module.css';
import { useInsightTitle } from './useInsightTitle.ts';
import { useInsightView } from './useInsightView.ts';

export function InsightsPage() {
  const { t } = useTranslation('features/insights');
  const insight = useInsightView();
  const { choice } = insight.view;
  const title = useInsightTitle(choice);
  return (
    <>
      <PageHeader
        title={t('title.page')}
        actions={
          <div className={classes.actions}>
            <SaveFavoriteButton choice={choice} suggestedName={title} isChosen={countIdOf(choice) !== null} />
          </div>
        }
      />
      <FavoritesBar choice={choice} onOpen={(chosen) => insight.setView({ choice: chosen })} />
      <InsightFilters insight={insight} />
      <InsightPicture insight={insight} title={title} />
    </>
  );
}
