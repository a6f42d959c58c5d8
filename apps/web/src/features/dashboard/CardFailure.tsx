import { IconPlugConnectedX } from '@tabler/icons-react';
import type { UseQueryResult } from '@tanstack/react-query';
import { useTexts } from '../../platform/i18n/useTexts.ts';
import { StateMessage } from '../../ui/StateMessage.tsx';

/** The server could not be reached; the user can retry. */
export function CardFailure({ query }: Readonly<{ query: Pick<UseQueryResult, 'refetch'> }>) {
  const { t } = useTexts('features/dashboard');
  return (
    <StateMessage
      isInCard
      role="alert"
      icon={<IconPlugConnectedX aria-hidden />}
      title={t('state.failed')}
      action={{ label: t('state.retry'), run: () => void query.refetch() }}
    />
  );
}
