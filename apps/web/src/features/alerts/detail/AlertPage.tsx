import { IconUrgent } from '@tabler/icons-react';
import { getRouteApi, useNavigate } from '@tanstack/react-router';
import { useConnectivity } from '../../../platform/connectivity/connectivity.ts';
import { useTexts } from '../../../platform/i18n/useTexts.ts';
import { BackLink } from '../../../ui/BackLink.tsx';
import { useFilter } from '../../../ui/list/useFilter.ts';
import { QueryState } from '../../../ui/QueryState.tsx';
import { RecordSkeleton } from '../../../ui/RecordSkeleton.tsx';
import { StateMessage } from '../../../ui/StateMessage.tsx';
import { alertLink } from '../alertFilter.ts';
import { EmergencyNotice } from '../EmergencyNotice.tsx';
import { useAlert } from '../queries.ts';
import { AlertDetail } from './AlertDetail.tsx';

const route = getRouteApi('/safetyAlerts/$safetyAlertId');

export function AlertPage() {
  const { safetyAlertId } = route.useParams();
  const { via = 'app' } = useFilter(alertLink).filter;
  const { t } = useTexts('features/alerts');
  const { isOffline } = useConnectivity();
  const navigate = useNavigate();
  const alert = useAlert(safetyAlertId);
  return (
    <>
      <BackLink way={{ to: '/safetyAlerts' }}>{t('title')}</BackLink>
      <EmergencyNotice />
      <QueryState
        query={alert}
        isOffline={isOffline}
        skeleton={<RecordSkeleton cards={[120, 280]} />}
        missing={
          <StateMessage
            icon={<IconUrgent />}
            title={t('detail.missing')}
            body={t('detail.missingHint')}
            action={{ label: t('detail.toList'), run: () => void navigate({ to: '/safetyAlerts' }) }}
          />
        }
      >
        {(data) => <AlertDetail key={data.id} alert={data} via={via} />}
      </QueryState>
    </>
  );
}
