import { useParams } from '@tanstack/react-router';
import { useTexts } from '../../../platform/i18n/useTexts.ts';
import { BackLink } from '../../../ui/BackLink.tsx';
import { useShownDrill } from '../offlineDrills.ts';
import { DrillMissing } from '../parts/DrillMissing.tsx';
import { DrillDetail } from './DrillDetail.tsx';

export function DrillPage() {
  const { drillId = '' } = useParams({ strict: false });
  const { t } = useTexts('features/drills');
  const state = useShownDrill(drillId);
  return (
    <>
      <BackLink way={{ to: '/drills' }}>{t('title')}</BackLink>
      {state.kind === 'shown' ? (
        <DrillDetail key={drillId} drill={state.record} pending={state.pending} />
      ) : (
        <DrillMissing state={state} />
      )}
    </>
  );
}
