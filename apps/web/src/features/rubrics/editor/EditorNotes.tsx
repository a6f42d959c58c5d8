import { Alert, Button, Group, Stack } from '@mantine/core';
import type { ShownRubric } from '@schooldog/contract/rubrics';
import { canCreateRubrics } from '@schooldog/domain/rubrics';
import { IconCopy, IconLock, IconPencil } from '@tabler/icons-react';
import { useConnectivity } from '../../../platform/connectivity/connectivity.ts';
import { isPassing, refusalOf } from '../../../platform/api/problem.ts';
import { useTexts } from '../../../platform/i18n/useTexts.ts';
import { useActor } from '../../../platform/session/session.ts';
import { FailureAlert } from '../../../ui/FailureAlert.tsx';
import { useMergeProblem } from '../../../ui/useMergeProblem.ts';
import { useRubricActions } from '../list/useRubricActions.ts';
import { useProblemWords } from '../parts/useProblemWords.ts';
import { useEditor, useEditorState } from './editing/useEdited.ts';
import { usePublishing } from './usePublishing.ts';

type Props = Readonly<{ shown: ShownRubric | undefined; canEdit: boolean }>;

/** What one should know before editing: it is in use, it cannot be edited, it could not be saved. */
export function EditorNotes({ shown, canEdit }: Props) {
  return (
    <Stack gap="sm" mb="md">
      {canEdit || shown === undefined ? null : <ReadOnlyNote shown={shown} />}
      {canEdit && shown?.enabled === true ? <DraftNote shown={shown} /> : null}
      <SaveFailure />
    </Stack>
  );
}

function ReadOnlyNote({ shown }: Readonly<{ shown: ShownRubric }>) {
  const { t } = useTexts('features/rubrics/editor');
  const { t: tRubrics } = useTexts('features/rubrics');
  const actor = useActor();
  const { isOffline } = useConnectivity();
  const { duplicate, isDuplicating } = useRubricActions();
  const mayDuplicate = !shown.isDeleted && canCreateRubrics(actor);
  return (
    <Alert color="gray" icon={<IconLock aria-hidden />}>
      <Group justify="space-between" gap="sm">
        {t(shown.isDeleted ? 'isDeleted' : 'readOnly')}
        {mayDuplicate ? (
          <Button
            variant="default"
            size="sm"
            leftSection={<IconCopy size={16} aria-hidden />}
            disabled={isOffline}
            loading={isDuplicating}
            onClick={() => duplicate({ id: shown.id, name: shown.content.name })}
          >
            {tRubrics('duplicate.action')}
          </Button>
        ) : null}
      </Group>
    </Alert>
  );
}

function DraftNote({ shown }: Readonly<{ shown: ShownRubric }>) {
  const { t } = useTexts('features/rubrics/editor');
  const { isOffline } = useConnectivity();
  const { editor } = useEditor();
  const { discard, isPending } = usePublishing(shown.id, editor);
  return (
    <Alert color="blue" icon={<IconPencil aria-hidden />}>
      <Group justify="space-between" gap="sm">
        {t(shown.draft === null ? 'draft.none' : 'draft.some')}
        {shown.draft === null ? null : (
          <Button
            variant="default"
            size="sm"
            disabled={isOffline}
            loading={isPending}
            onClick={() => void discard()}
          >
            {t('discard.action')}
          </Button>
        )}
      </Group>
    </Alert>
  );
}

/** Why it was not saved. Where the network is the reason, it is tried again without being asked. */
function SaveFailure() {
  const { t } = useTexts('features/rubrics/editor');
  const { editor } = useEditor();
  const error = useEditorState((state) => state.error);
  const mergeProblem = useMergeProblem();
  const problemWords = useProblemWords();
  if (error === null) return null;
  const isRetried = isPassing(refusalOf(error));
  return (
    <FailureAlert>
      <Group justify="space-between" gap="sm">
        {isRetried ? t('save.retried') : (mergeProblem(error) ?? problemWords(error))}
        <Button variant="default" size="sm" onClick={() => void editor.flush()}>
          {t('save.again')}
        </Button>
      </Group>
    </FailureAlert>
  );
}
