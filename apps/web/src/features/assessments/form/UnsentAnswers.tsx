import { Alert, Anchor } from '@mantine/core';
import { IconClock, IconExclamationCircle } from '@tabler/icons-react';
import { Link } from '@tanstack/react-router';
import { useConnectivity } from '../../../platform/connectivity/connectivity.ts';
import { useTexts } from '../../../platform/i18n/useTexts.ts';
import type { OutboxItem } from '../../../platform/outbox/index.ts';
import { useProblemText } from '../../outbox/index.ts';

type Props = Readonly<{ waiting: readonly OutboxItem[]; rejected: readonly OutboxItem[] }>;

/** Answers that are only on this device: rejected ones with their reasons, or those that wait for a network. */
export function UnsentAnswers({ waiting, rejected }: Props) {
  const { t } = useTexts('features/assessments/form');
  const { isOffline } = useConnectivity();
  const problemText = useProblemText();
  // Notes to choose from are shown by themselves.
  const failed = rejected.filter(
    ({ lastProblem }) => lastProblem !== null && lastProblem.code !== 'record.conflict',
  );
  if (failed.length > 0) {
    const reasons = new Set(
      failed.flatMap(({ lastProblem }) => (lastProblem === null ? [] : problemText(lastProblem))),
    );
    return (
      <Alert color="red" variant="light" icon={<IconExclamationCircle aria-hidden />}>
        {t('saveFailed')} {[...reasons].join(' ')}{' '}
        <Anchor renderRoot={(props) => <Link to="/outbox" {...props} />}>{t('unsent.open')}</Anchor>
      </Alert>
    );
  }
  if (waiting.length === 0 || !isOffline) return null;
  return (
    <Alert color="gray" variant="light" icon={<IconClock aria-hidden />}>
      {t('unsent.waiting', { count: waiting.length })}
    </Alert>
  );
}
