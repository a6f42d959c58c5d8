import { Button, Group, Modal, Text } from '@mantine/core';
import { useState } from 'react';
import { useTexts } from '../platform/i18n/useTexts.ts';
import { useCloseOnBack } from './backButton.ts';
import type { Asked } from './question.ts';
import { dialogWidths } from './theme.ts';

/** A question is above the dialog that asks it, whichever of the two was there first. */
const aboveDialogs = 320;

export function ConfirmDialog({ asked }: Readonly<{ asked: Asked | null }>) {
  const { t } = useTexts('app');
  // The text stays while the dialog closes.
  const [question, setQuestion] = useState(asked);
  if (asked !== null && asked !== question) setQuestion(asked);
  useCloseOnBack(() => asked?.answer(false), asked !== null);
  const isDanger = question?.danger === true;

  return (
    <Modal
      opened={asked !== null}
      onClose={() => asked?.answer(false)}
      title={question?.title}
      size={dialogWidths.standard}
      centered
      zIndex={aboveDialogs}
      closeButtonProps={{ 'aria-label': t('close'), size: 44 }}
    >
      <Text component="div">{question?.body}</Text>
      <Group justify="flex-end" mt="lg" gap="sm">
        <Button variant="default" data-autofocus={isDanger || undefined} onClick={() => asked?.answer(false)}>
          {question?.cancelLabel ?? t('cancel')}
        </Button>
        <Button
          {...(isDanger ? { color: 'red' } : {})}
          data-autofocus={!isDanger || undefined}
          onClick={() => asked?.answer(true)}
        >
          {question?.confirmLabel}
        </Button>
      </Group>
    </Modal>
  );
}
