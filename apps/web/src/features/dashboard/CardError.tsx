import { IconRefresh } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { StateMessage } from '../../ui/StateMessage.tsx';
import { Panel } from './Panel.tsx';

/** A card that could not be fetched or drawn is mostly one of an older version. */
export function CardError() {
  const { t } = useTranslation('features/dashboard');
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
