import { Anchor, Skeleton, Stack, Text } from '@mantine/core';
import type { SeriesRun } from '@schooldog/contract/recurring';
import { Link } from '@tanstack/react-router';
import { useId } from 'react';
import { api } from '../../../platform/api/client.ts';
import { useConnectivity } from '../../../platform/connectivity/connectivity.ts';
import { useTexts } from '../../../platform/i18n/useTexts.ts';
import { LoadMore } from '../../../ui/list/LoadMore.tsx';
import { usePages } from '../../../ui/list/usePages.ts';
import { QueryState } from '../../../ui/QueryState.tsx';
import { shortDay } from '../../../ui/shortDay.ts';
import { OrderNumber, StatusChip } from '../../workOrders/index.ts';
import { useSeriesWords } from '../useSeriesWords.ts';
import classes from './SeriesRuns.module.css';

/** What became of the dates so far, latest first. */
export function SeriesRuns({ seriesId }: Readonly<{ seriesId: string }>) {
  const { t } = useTexts('features/recurring/detail');
  const titleId = useId();
  const { isOffline } = useConnectivity();
  const query = usePages(
    api.recurring.listSeriesRuns,
    { seriesId },
    { keepsPrevious: false, follows: ['workOrders'] },
  );
  return (
    <section aria-labelledby={titleId}>
      <Text id={titleId} fw={600} size="sm">
        {t('runs.title')}
      </Text>
      <QueryState query={query} isOffline={isOffline} skeleton={<Skeleton h={120} mt="xs" />}>
        {({ pages }) => {
          const runs = pages.flatMap((page) => page.runs);
          if (runs.length === 0) return <Text size="sm">{t('runs.none')}</Text>;
          return (
            <Stack gap="sm" mt="xs">
              <ul className={classes.runs}>
                {runs.map((run) => (
                  <Run key={`${run.nominalDate} ${run.schoolId}`} run={run} />
                ))}
              </ul>
              <LoadMore query={query} mih={44} />
            </Stack>
          );
        }}
      </QueryState>
    </section>
  );
}

function Run({ run: { nominalDate, day, schoolId, outcome, order } }: Readonly<{ run: SeriesRun }>) {
  const { t } = useTexts('features/recurring/detail');
  const { schoolName } = useSeriesWords();
  return (
    <li className={classes.run}>
      <span className={classes.day}>
        {shortDay(nominalDate)}
        {outcome === 'made' && day !== nominalDate ? (
          <Text span size="xs" c="dimmed" display="block">
            {t('runs.madeOn', { day: shortDay(day) })}
          </Text>
        ) : null}
      </span>
      <span className={classes.words}>
        {schoolName(schoolId)}
        {outcome === 'made' ? null : (
          <Text span size="sm" c="dimmed" display="block">
            {t(`runs.outcomes.${outcome}`)}
          </Text>
        )}
      </span>
      {order === null ? (
        <Text span size="sm" c="dimmed">
          {outcome === 'skippedClosed' ? '' : t('runs.deleted')}
        </Text>
      ) : (
        <span className={classes.order}>
          <Anchor
            inherit
            underline="always"
            renderRoot={(props) => <Link to="/tasks/task/$taskId" params={{ taskId: order.id }} {...props} />}
          >
            <OrderNumber order={order} />
          </Anchor>
          <StatusChip status={order.status} />
        </span>
      )}
    </li>
  );
}
