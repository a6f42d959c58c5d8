import type { ShownRubric } from '@schooldog/contract/rubrics';
import { may } from '@schooldog/domain/permissions';
import { rubricRules } from '@schooldog/domain/rubrics';
import { IconFileOff } from '@tabler/icons-react';
import { useNavigate, useParams, useSearch } from '@tanstack/react-router';
import { useCallback, useState } from 'react';
import { useConnectivity } from '../../../platform/connectivity/connectivity.ts';
import { useTexts } from '../../../platform/i18n/useTexts.ts';
import { useActor } from '../../../platform/session/session.ts';
import { newId } from '../../../platform/newId.ts';
import { BackLink } from '../../../ui/BackLink.tsx';
import { QueryState } from '../../../ui/QueryState.tsx';
import { RecordSkeleton } from '../../../ui/RecordSkeleton.tsx';
import { StateMessage } from '../../../ui/StateMessage.tsx';
import { useIsPhone } from '../../../ui/useIsPhone.ts';
import { useRubric } from '../queries.ts';
import { useKeptDraft } from './editing/drafts.ts';
import { RubricEditor } from './RubricEditor.tsx';

/** In the place of an id: a rubric that is created with its first change. */
const notCreated = 'new';

/** The same page before and after a new rubric got its address, so that nobody is interrupted while typing. */
export function RubricPage() {
  const { t } = useTexts('features/rubrics');
  const { rubricId = notCreated } = useParams({ strict: false });
  const [fresh, setFresh] = useState(() => ({ id: newId(), isUsed: false }));
  if (rubricId === fresh.id && !fresh.isUsed) setFresh({ ...fresh, isUsed: true });
  if (rubricId === notCreated && fresh.isUsed) setFresh({ id: newId(), isUsed: false });
  const id = rubricId === notCreated ? fresh.id : rubricId;
  return (
    <>
      <BackLink way={{ to: '/rubrics' }}>{t('title')}</BackLink>
      {rubricId === notCreated || (fresh.isUsed && rubricId === fresh.id) ? (
        <NewRubric key={id} rubricId={id} />
      ) : (
        <KnownRubric key={id} rubricId={id} />
      )}
    </>
  );
}

type Props = Readonly<{ rubricId: string }>;

function NewRubric({ rubricId }: Props) {
  const rubric = useRubric(rubricId, { isCreated: false });
  const kept = useKeptDraft(null);
  if (kept === null) return <RecordSkeleton cards={[320]} />;
  return <RubricEditing rubricId={rubricId} shown={rubric.data} draft={kept.draft} />;
}

function KnownRubric({ rubricId }: Props) {
  const navigate = useNavigate();
  const { t } = useTexts('features/rubrics');
  const { isOffline } = useConnectivity();
  const rubric = useRubric(rubricId);
  const kept = useKeptDraft(rubricId);
  const skeleton = <RecordSkeleton cards={[320]} />;
  return (
    <QueryState
      query={rubric}
      isOffline={isOffline}
      skeleton={skeleton}
      missing={
        <StateMessage
          role="alert"
          icon={<IconFileOff />}
          title={t('missing')}
          action={{ label: t('toList'), run: () => void navigate({ to: '/rubrics' }) }}
        />
      }
    >
      {(shown) =>
        kept === null ? skeleton : <RubricEditing rubricId={rubricId} shown={shown} draft={kept.draft} />
      }
    </QueryState>
  );
}

type EditingProps = Props &
  Readonly<{
    shown: ShownRubric | undefined;
    draft: Parameters<typeof RubricEditor>[0]['draft'];
  }>;

/** The chosen part is in the URL: on a phone Back leads from it to the outline. */
function RubricEditing({ rubricId, shown, draft }: EditingProps) {
  const actor = useActor();
  const navigate = useNavigate();
  const isPhone = useIsPhone();
  const { part } = useSearch({ strict: false });
  const canEdit =
    shown === undefined ||
    may(rubricRules.edit, actor, { ...shown, hasDraft: shown.draft !== null, isComplete: true });
  // The same function until the screen changes: hundreds of rows have it.
  const goToPart = useCallback(
    (chosen: string | null) =>
      void navigate({
        to: '.',
        search: chosen === null ? {} : { part: chosen },
        replace: !isPhone,
        resetScroll: isPhone,
      }),
    [navigate, isPhone],
  );
  return (
    <RubricEditor
      rubricId={rubricId}
      shown={shown}
      draft={draft}
      canEdit={canEdit}
      part={typeof part === 'string' ? part : null}
      onPart={goToPart}
      onCreated={() =>
        void navigate({
          to: '/rubrics/$rubricId',
          params: { rubricId },
          search: (before: object) => before,
          replace: true,
          resetScroll: false,
        })
      }
    />
  );
}
