import { Button, Group, List, Progress, Stack, Text, TextInput } from '@mantine/core';
import { useNavigate } from '@tanstack/react-router';
import { type ReactNode, useState } from 'react';
import { useTexts } from '../../../platform/i18n/useTexts.ts';
import { isFull } from '../../../platform/localDatabase/databaseErrors.ts';
import { rejectionText, useProblemText } from '../../../platform/problems/index.ts';
import { Dialog } from '../../../ui/Dialog.tsx';
import { FailureAlert } from '../../../ui/FailureAlert.tsx';
import { wasNotSignedInAgain } from '../../account/index.ts';
import { KitTooLarge } from '../kit/refresh.ts';
import { readPassphrase } from '../lock/passphrase.ts';
import classes from './PinDialog.module.css';
import { type PinStep, usePinning } from './usePinning.ts';

type Props = Readonly<{ schoolId: string; school: string; onClose(): void }>;

export function PinDialog({ schoolId, school, onClose }: Props) {
  const { t } = useTexts('features/goKits');
  const navigate = useNavigate();
  const { step, next, leave } = usePinning({ schoolId, passkeyName: t('pin.passkeyName', { school }) });
  const [typed, setTyped] = useState('');
  const failureText = useFailureText();
  const close = () => {
    leave();
    onClose();
  };
  const isTyped = step.name === 'passphrase' && readPassphrase(typed) === step.passphrase;
  const isWaiting = step.name === 'content' && next.isPending;
  const button =
    step.name === 'done' ? (
      <Button mih={44} onClick={() => void navigate({ to: '/goKits/$kitId', params: { kitId: step.kitId } })}>
        {t('pin.open')}
      </Button>
    ) : (
      <Button
        mih={44}
        loading={next.isPending}
        disabled={(step.name === 'intro' && step.lock === null) || (step.name === 'passphrase' && !isTyped)}
        onClick={() => next.mutate()}
      >
        {t(buttonKeys[step.name])}
      </Button>
    );
  return (
    <Dialog
      title={t('pin.title')}
      onClose={close}
      footer={
        <Stack gap="sm">
          <FailureAlert>{next.error === null ? null : failureText(next.error, step)}</FailureAlert>
          <Group justify="flex-end">{isWaiting ? null : button}</Group>
        </Stack>
      }
    >
      <StepBody step={step} school={school} isWaiting={isWaiting}>
        <TextInput
          label={t('pin.typed')}
          autoComplete="off"
          autoCapitalize="none"
          spellCheck={false}
          value={typed}
          error={
            typed !== '' && !isTyped && typed.trim().split(/\s+/).length > 3 ? t('pin.typedWrong') : null
          }
          onChange={({ currentTarget }) => setTyped(currentTarget.value)}
        />
      </StepBody>
    </Dialog>
  );
}

const buttonKeys = {
  intro: 'pin.continue',
  passkey: 'pin.setUp',
  passphrase: 'pin.store',
  content: 'pin.retry',
} as const;

type BodyProps = Readonly<{ step: PinStep; school: string; isWaiting: boolean; children: ReactNode }>;

function StepBody({ step, school, isWaiting, children }: BodyProps) {
  const { t } = useTexts('features/goKits');
  if (step.name === 'intro')
    return (
      <Stack gap="sm">
        <Text>{t('pin.intro', { school })}</Text>
        <List spacing="xs">
          {(['works', 'days', 'signOut', 'noCopy'] as const).map((point) => (
            <List.Item key={point}>{t(`pin.points.${point}`)}</List.Item>
          ))}
        </List>
        {step.lock === null ? null : <Text>{t(`pin.${step.lock}`)}</Text>}
      </Stack>
    );
  if (step.name === 'passkey') return <Text>{t('pin.protect')}</Text>;
  if (step.name === 'passphrase')
    return (
      <Stack gap="md">
        <Text>{t('pin.words')}</Text>
        <Text
          className={classes.words ?? ''}
          component="output"
          aria-label={t('pin.wordsLabel')}
          translate="no"
        >
          {step.passphrase}
        </Text>
        {children}
      </Stack>
    );
  if (step.name === 'content')
    return isWaiting ? (
      <Stack gap="sm" component="output">
        <Text>{t('pin.downloading')}</Text>
        <Progress
          aria-label={t('pin.downloading')}
          value={step.progress === null ? 0 : (100 * step.progress.done) / Math.max(step.progress.total, 1)}
        />
        <Text size="sm" c="dimmed">
          {step.progress === null ? t('pin.waiting') : t('pin.progress', step.progress)}
        </Text>
      </Stack>
    ) : null;
  return (
    <Stack gap="sm" component="output">
      <Text fw={600}>{t('pin.done', { school })}</Text>
      <Text>{t('pin.doneBody')}</Text>
    </Stack>
  );
}

function useFailureText(): (error: Error, step: PinStep) => string | null {
  const { t } = useTexts('features/goKits');
  useProblemText();
  return (error, step) => {
    if (wasNotSignedInAgain(error)) return null;
    if (error instanceof KitTooLarge) return t('pin.tooLarge');
    if (isFull(error)) return t('pin.full');
    const rejected = rejectionText(error);
    if (rejected !== null) return rejected;
    return t(step.name === 'passkey' ? 'pin.setUpFailed' : 'pin.failed');
  };
}
