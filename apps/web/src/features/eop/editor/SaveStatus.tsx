import { Text } from '@mantine/core';
import type { RichTextProblem } from '@schooldog/domain/eop';
import { useConnectivity } from '../../../platform/connectivity/connectivity.ts';
import { useTexts } from '../../../platform/i18n/useTexts.ts';
import { rejectionText, useProblemText } from '../../../platform/problems/index.ts';
import { FailureAlert } from '../../../ui/FailureAlert.tsx';
import type { DraftState } from './sync/draftSession.ts';

type Props = Readonly<{ state: DraftState; limit: RichTextProblem | 'invalid' | null }>;

/** Whether the server has the text. */
export function SaveStatus({ state: { status, error }, limit }: Props) {
  const { t } = useTexts('features/eop/editor');
  useProblemText();
  const { isOffline } = useConnectivity();
  const isWaiting = status === 'waiting' || (isOffline && status !== 'saved');
  return (
    <>
      <Text component="output" display="block" size="sm" c="dimmed" mt="xs">
        {limit !== null || status === 'rejected'
          ? t('status.notSaved')
          : t(`status.${isWaiting ? (isOffline ? 'offline' : 'waiting') : status}`)}
      </Text>
      {limit === null ? null : <FailureAlert>{t(`limit.${limit}`)}</FailureAlert>}
      {status === 'rejected' ? (
        <FailureAlert>{rejectionText(error) ?? t('status.tryAgain')}</FailureAlert>
      ) : null}
    </>
  );
}
