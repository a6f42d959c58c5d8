import { Button } from '@mantine/core';
import type { ReportRun } from '@schooldog/contract/reports';
import { canRunReport, schoolsOfQuery } from '@schooldog/domain/reports';
import { IconDownload, IconExternalLink, IconRefresh, IconX } from '@tabler/icons-react';
import { useConnectivity } from '../../../platform/connectivity/connectivity.ts';
import { useTexts } from '../../../platform/i18n/useTexts.ts';
import { useActor } from '../../../platform/session/session.ts';
import classes from './RunRow.module.css';
import { useRunActions } from './useRunActions.ts';

type Props = Readonly<{ run: ReportRun; name: string; onShow(exportId: string): void }>;

/** Open with a fresh link, run again with the same choices, or cancel. */
export function RunActions({ run, name, onShow }: Props) {
  const { t } = useTexts('features/reports');
  const { isOffline } = useConnectivity();
  const actor = useActor();
  const { open, again, cancel } = useRunActions(onShow);
  const { status, format, query } = run;
  const mayAgain =
    query !== null && status !== 'generating' && canRunReport(actor, query.report, schoolsOfQuery(query));
  const OpenIcon = format === 'csv' ? IconDownload : IconExternalLink;
  return (
    <div className={classes.actions}>
      {status === 'ready' ? (
        <Button
          variant="default"
          mih={44}
          leftSection={<OpenIcon size={18} aria-hidden />}
          aria-label={t('runs.openNamed', { name })}
          disabled={isOffline}
          loading={open.isPending}
          onClick={() => open.mutate(run)}
        >
          {t('runs.open')}
        </Button>
      ) : null}
      {mayAgain ? (
        <Button
          variant={status === 'ready' ? 'subtle' : 'default'}
          mih={44}
          leftSection={<IconRefresh size={18} aria-hidden />}
          aria-label={t('runs.againNamed', { name })}
          disabled={isOffline}
          loading={again.isPending}
          onClick={() => again.mutate({ query, format, title: run.title })}
        >
          {t('runs.again')}
        </Button>
      ) : null}
      {status === 'generating' ? (
        <Button
          variant="default"
          mih={44}
          leftSection={<IconX size={18} aria-hidden />}
          aria-label={t('runs.cancelNamed', { name })}
          disabled={isOffline}
          loading={cancel.isPending}
          onClick={() => cancel.mutate(run.id)}
        >
          {t('runs.cancel')}
        </Button>
      ) : null}
    </div>
  );
}
