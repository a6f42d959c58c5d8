import { IconRefresh } from '@tabler/icons-react';
import { useTexts } from '../../platform/i18n/useTexts.ts';
import { StateMessage } from '../../ui/StateMessage.tsx';
import { Panel } from './Panel.tsx';

/** A card that could not be fetched or drawn is mostly one of an older version. */
export function CardError() {
  const { t } = useTexts('features/dashboard');
  return (
    <Panel>
      <StateMessage
        isInCard
        role="alert"
        icon={<IconRefresh aria-hidden />}
        title={t('state.broken')}
        action={{ label: t('state.reload'), run: () => location.reload() }}
      />
    </Panel>
  );
}
