import { countIdOf } from '@schooldog/domain/insights';
import { useTexts } from '../../platform/i18n/useTexts.ts';
import { lazyPart } from '../../platform/lazyParts/lazyPart.ts';
import { preloadFromDevice, useAreLoaded } from '../../platform/lazyParts/useAreLoaded.ts';
import { PageHeader } from '../../ui/PageHeader.tsx';
import { BodySkeleton } from './BodySkeleton.tsx';
import { SaveFavoriteButton } from './favorites/SaveFavoriteButton.tsx';
import classes from './InsightsPage.module.css';
import { useInsightTitle } from './useInsightTitle.ts';
import { useInsightView } from './useInsightView.ts';

const InsightsBody = lazyPart('section', async () => (await import('./InsightsBody.tsx')).InsightsBody);
const parts = [InsightsBody];
preloadFromDevice(parts);

export function InsightsPage() {
  const { t } = useTexts('features/insights');
  const insight = useInsightView();
  const { choice } = insight.view;
  const title = useInsightTitle(choice);
  const isThere = useAreLoaded(parts);
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
      {isThere ? <InsightsBody insight={insight} title={title} /> : <BodySkeleton />}
    </>
  );
}
