import { Button, Group } from '@mantine/core';
import type { ShownRubric } from '@schooldog/contract/rubrics';
import { may } from '@schooldog/domain/permissions';
import { rubricRules } from '@schooldog/domain/rubrics';
import { IconCircleCheck, IconEye, IconSend } from '@tabler/icons-react';
import { useState } from 'react';
import { useConnectivity } from '../../../platform/connectivity/connectivity.ts';
import { useTexts } from '../../../platform/i18n/useTexts.ts';
import { useActor } from '../../../platform/session/session.ts';
import { PageHeader } from '../../../ui/PageHeader.tsx';
import { Dialog } from '../../../ui/Dialog.tsx';
import { RubricPreview } from '../preview/RubricPreview.tsx';
import { indexOf, useEdited, useEditor } from './editing/useEdited.ts';
import { SaveStatus } from './SaveStatus.tsx';
import { usePublishing } from './usePublishing.ts';

type Props = Readonly<{ shown: ShownRubric | undefined }>;

export function EditorHeader({ shown }: Props) {
  const { t } = useTexts('features/rubrics');
  const name = useEdited((content) => content.name);
  return (
    <PageHeader
      title={name.trim() === '' ? t(shown === undefined ? 'newTitle' : 'unnamed') : name}
      actions={
        <Group gap="sm">
          <SaveStatus isCreated={shown !== undefined} />
          <PreviewButton />
          {shown === undefined ? null : <OfferButton shown={shown} />}
        </Group>
      }
    />
  );
}

function PreviewButton() {
  const { t } = useTexts('features/rubrics');
  const [isOpen, setIsOpen] = useState(false);
  return (
    <>
      <Button
        variant="default"
        leftSection={<IconEye size={16} aria-hidden />}
        onClick={() => setIsOpen(true)}
      >
        {t('preview.action')}
      </Button>
      {isOpen ? <Preview onClose={() => setIsOpen(false)} /> : null}
    </>
  );
}

function Preview({ onClose }: Readonly<{ onClose(): void }>) {
  const { t } = useTexts('features/rubrics');
  const content = useEdited((values) => values);
  return (
    <Dialog title={t('preview.title')} width="user" onClose={onClose}>
      <RubricPreview content={content} />
    </Dialog>
  );
}

/** Enables the rubric, or publishes the changes of one that is enabled. Says why it cannot be done yet. */
function OfferButton({ shown }: Readonly<{ shown: ShownRubric }>) {
  const { t } = useTexts('features/rubrics/editor');
  const actor = useActor();
  const { isOffline } = useConnectivity();
  const { editor } = useEditor();
  const isComplete = useEdited((content) => indexOf(content).gaps.length === 0);
  const { publish, enable, isPending } = usePublishing(shown.id, editor);
  const facts = { ...shown, hasDraft: true, isComplete: true };
  if (!may(shown.enabled ? rubricRules.publish : rubricRules.enable, actor, facts)) return null;
  if (shown.enabled && shown.draft === null) return null;
  const reason = isOffline ? t('publish.offline') : isComplete ? undefined : t('publish.incomplete');
  return (
    <Button
      leftSection={
        shown.enabled ? <IconSend size={16} aria-hidden /> : <IconCircleCheck size={16} aria-hidden />
      }
      disabled={reason !== undefined}
      title={reason}
      loading={isPending}
      onClick={() => void (shown.enabled ? publish() : enable())}
    >
      {t(shown.enabled ? 'publish.action' : 'enable')}
    </Button>
  );
}
