import { Alert, Anchor } from '@mantine/core';
import { numberText } from '@schooldog/domain/kernel';
import { IconClock, IconExclamationCircle } from '@tabler/icons-react';
import { Link } from '@tanstack/react-router';
import { useConnectivity } from '../../../platform/connectivity/connectivity.ts';
import { useTexts } from '../../../platform/i18n/useTexts.ts';
import type { OutboxItem } from '../../../platform/outbox/index.ts';
import { useProblemText } from '../../outbox/index.ts';

type Props = Readonly<{ waiting: readonly OutboxItem[]; rejected: readonly OutboxItem[] }>;

/** What of this walk is only on this device: rejected work with its reasons, or what waits for a network. */
export function UnsentNote({ waiting, rejected }: Props) {
  const { t, language } = useTexts('features/walks/inProgress');
  const { isOffline } = useConnectivity();
  const problemText = useProblemText();
  const numbers = (count: number) => ({ count, number: numberText(count, language) });
  if (rejected.length > 0) {
    const reasons = new Set(
      rejected.flatMap(({ lastProblem }) => (lastProblem === null ? [] : problemText(lastProblem))),
    );
    return (
      <Alert color="red" variant="light" mb="md" icon={<IconExclamationCircle aria-hidden />}>
        {t('unsent.rejected', numbers(rejected.length))} {[...reasons].join(' ')}{' '}
        <Anchor renderRoot={(props) => <Link to="/outbox" {...props} />}>{t('unsent.open')}</Anchor>
      </Alert>
    );
  }
  if (waiting.length === 0 || !isOffline) return null;
  return (
    <Alert color="gray" variant="light" mb="md" icon={<IconClock aria-hidden />}>
      {t('unsent.waiting', numbers(waiting.length))}
    </Alert>
  );
}
