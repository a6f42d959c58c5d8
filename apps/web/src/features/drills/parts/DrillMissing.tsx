import { useNavigate } from '@tanstack/react-router';
import { useTexts } from '../../../platform/i18n/useTexts.ts';
import { RecordMissing } from '../../../ui/RecordMissing.tsx';
import { RecordSkeleton } from '../../../ui/RecordSkeleton.tsx';
import type { DrillState } from '../offlineDrills.ts';

type Props = Readonly<{ state: Exclude<DrillState, { kind: 'shown' }> }>;

/** While the drill is awaited, or why it is not here. */
export function DrillMissing({ state }: Props) {
  const { t } = useTexts('features/drills');
  const navigate = useNavigate();
  if (state.kind === 'waiting') return <RecordSkeleton cards={[240, 200]} />;
  return (
    <RecordMissing
      state={state}
      heading={t('one')}
      words={(kind) => ({ title: t(`missing.${kind}.title`), body: t(`missing.${kind}.body`) })}
      toList={{ label: t('missing.toList'), run: () => void navigate({ to: '/drills' }) }}
    />
  );
}
