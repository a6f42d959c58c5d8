import { Anchor, Skeleton, Stack } from '@mantine/core';
import { IconArrowLeft, IconUrgent } from '@tabler/icons-react';
import { Link, useNavigate, useParams } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import { refusalOf } from '../../../platform/api/problem.ts';
import { useConnectivity } from '../../../platform/connectivity/connectivity.ts';
import { QueryState } from '../../../ui/QueryState.tsx';
import { StateMessage } from '../../../ui/StateMessage.tsx';
import { useAlert } from '../queries.ts';
import { AlertDetail } from './AlertDetail.tsx';
import classes from './cards.module.css';

export function AlertPage() {
  const { safetyAlertId = '' } = useParams({ strict: false });
  const { t } = useTranslation('alerts');
  const { isOffline } = useConnectivity();
  const navigate = useNavigate();
  const alert = useAlert(safetyAlertId);
  // An address that was cut off on its way is no alert either.
  const isMissing = alert.isError && [400, 404].includes(refusalOf(alert.error).status);
  return (
    <>
      <Anchor renderRoot={(props) => <Link to="/safetyAlerts" {...props} />} className={classes.link ?? ''}>
        <IconArrowLeft size={18} aria-hidden /> {t('detail.back')}
      </Anchor>
      {isMissing ? (
        <StateMessage
          icon={<IconUrgent />}
          title={t('detail.missing')}
          body={t('detail.missingHint')}
          action={{ label: t('detail.toList'), run: () => void navigate({ to: '/safetyAlerts' }) }}
        />
      ) : (
        <QueryState query={alert} isOffline={isOffline} skeleton={<Waiting />}>
          {(data) => <AlertDetail alert={data} />}
        </QueryState>
      )}
    </>
  );
}

function Waiting() {
  return (
    <Stack gap="lg">
      <Skeleton h={32} w={280} />
      <Skeleton h={120} />
      <Skeleton h={280} />
    </Stack>
  );
}
