import { useNavigate } from '@tanstack/react-router';
import { useTexts } from '../../../platform/i18n/useTexts.ts';
import { RecordMissing } from '../../../ui/RecordMissing.tsx';
import { RecordSkeleton } from '../../../ui/RecordSkeleton.tsx';
import type { AssessmentState } from '../offlineAssessments.ts';

/** While the assessment is awaited, or why it is not here. */
export function AssessmentMissing({
  state,
}: Readonly<{ state: Exclude<AssessmentState, { kind: 'shown' }> }>) {
  const { t } = useTexts('features/assessments');
  const navigate = useNavigate();
  if (state.kind === 'waiting') return <RecordSkeleton cards={[120, 360]} />;
  return (
    <RecordMissing
      state={state}
      heading={t('one')}
      words={(kind) => ({ title: t(`missing.${kind}.title`), body: t(`missing.${kind}.body`) })}
      toList={{ label: t('missing.toList'), run: () => void navigate({ to: '/assessments' }) }}
    />
  );
}
