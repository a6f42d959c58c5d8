import type { ShownDrill } from '@schooldog/contract/drills';
import { drillRules } from '@schooldog/domain/drills';
import { may } from '@schooldog/domain/permissions';
import { useQueryClient } from '@tanstack/react-query';
import { Navigate, useNavigate, useParams, useSearch } from '@tanstack/react-router';
import { useTexts } from '../../../platform/i18n/useTexts.ts';
import { canShow } from '../../../platform/lazyParts/canShow.ts';
import { useActor } from '../../../platform/session/session.ts';
import { toast } from '../../../platform/toasts/toasts.ts';
import { BackLink } from '../../../ui/BackLink.tsx';
import { PageHeader } from '../../../ui/PageHeader.tsx';
import { RecordSkeleton } from '../../../ui/RecordSkeleton.tsx';
import { useShownDrill } from '../offlineDrills.ts';
import { DrillMissing } from '../parts/DrillMissing.tsx';
import { readFixSearch } from '../recordSearch.ts';
import { seenDrills } from '../seenDrills.ts';
import { DrillForm } from './DrillForm.tsx';
import { editStart, fixStart } from './start.ts';
import { useStart } from './useStart.ts';

export function UpdatePage() {
  const { drillId = '' } = useParams({ strict: false });
  const { fix } = readFixSearch(useSearch({ strict: false }));
  const { t } = useTexts('features/drills');
  const state = useShownDrill(drillId);
  const actor = useActor();
  if (state.kind === 'shown' && !may(drillRules.change, actor, state.record)) return <Navigate to="/" />;
  return (
    <>
      <BackLink way={{ to: '/drills/drill/$drillId', params: { drillId } }}>{t('one')}</BackLink>
      {state.kind === 'shown' ? (
        <>
          <PageHeader title={t('update')} />
          <UpdateForm key={`${drillId} ${fix}`} drill={state.record} fix={fix} />
        </>
      ) : (
        <DrillMissing state={state} />
      )}
    </>
  );
}

type Props = Readonly<{ drill: ShownDrill; fix: string | undefined }>;

/** The drill as it was when the form opened; what changes later is followed inside. */
export function UpdateForm({ drill, fix }: Props) {
  const { t } = useTexts('features/drills/form');
  const { userId } = useActor();
  const queryClient = useQueryClient();
  const navigate = useNavigate();
  const toDrill = async () => {
    if (await canShow(() => import('../detail/DrillPage.tsx')))
      await navigate({ to: '/drills/drill/$drillId', params: { drillId: drill.id } });
    else await navigate({ to: '/dashboard' });
  };
  const read = () =>
    fix === undefined
      ? editStart(drill, userId)
      : fixStart(fix, userId, (drillId) => seenDrills(queryClient).find(({ id }) => id === drillId));
  const { start, startOver } = useStart(read, () => {
    toast(t('rejected.gone'));
    void toDrill();
  });
  if (start === null) return <RecordSkeleton cards={[320, 240]} />;
  return (
    <DrillForm
      key={String(start.isFromDraft)}
      start={start}
      onStartOver={startOver}
      onCancel={() => void toDrill()}
      onSaved={() => void toDrill()}
    />
  );
}
