// Asks before something that cannot be taken back: `if (await confirm({ … })) …`. One question at a time.
import { Button, Group, Modal, Text } from '@mantine/core';
import { useRef, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { createStore, useStore } from '../platform/store.ts';
import { dialogWidths } from './theme.ts';

export type Question = Readonly<{
  title: string;
  body: ReactNode;
  confirmLabel: string;
  cancelLabel?: string;
  /** For what destroys: the button is red and the way back has the focus. */
  danger?: boolean;
}>;

type Asked = Question & Readonly<{ answer(isConfirmed: boolean): void }>;

const store = createStore<Asked | null>(null);

export function confirm(question: Question): Promise<boolean> {
  store.get()?.answer(false);
  return new Promise((resolve) => {
    const answer = (isConfirmed: boolean) => {
      store.set(null);
      resolve(isConfirmed);
    };
    store.set({ ...question, answer });
  });
}

/** Mounted once by the shell. */
export function ConfirmHost() {
  const { t } = useTranslation('app');
  const asked = useStore(store);
  // The words stay while the dialog closes.
  const last = useRef(asked);
  if (asked !== null) last.current = asked;
  const question = asked ?? last.current;
  if (question === null) return null;
  const isDanger = question.danger === true;

  return (
    <Modal
      opened={asked !== null}
      onClose={() => asked?.answer(false)}
      title={question.title}
      size={dialogWidths.standard}
      centered
      closeButtonProps={{ 'aria-label': t('close') }}
    >
      <Text component="div">{question.body}</Text>
      <Group justify="flex-end" mt="lg" gap="sm">
        <Button variant="default" data-autofocus={isDanger || undefined} onClick={() => asked?.answer(false)}>
          {question.cancelLabel ?? t('cancel')}
        </Button>
        <Button
          {...(isDanger ? { color: 'red' } : {})}
          data-autofocus={!isDanger || undefined}
          onClick={() => asked?.answer(true)}
        >
          {question.confirmLabel}
        </Button>
      </Group>
    </Modal>
  );
}
