import { Anchor, Text } from '@mantine/core';
import type { ShownSeries } from '@schooldog/contract/recurring';
import { Link } from '@tanstack/react-router';
import { useTexts } from '../../../platform/i18n/useTexts.ts';
import { shortDay } from '../../../ui/shortDay.ts';
import { OrderNumber, StatusChip } from '../../workOrders/index.ts';
import { SeriesMenu } from '../SeriesMenu.tsx';
import classes from './SeriesList.module.css';

type Props = Readonly<{ series: ShownSeries }>;

/** Opens the series; it covers the whole row. */
export function SeriesLink({ series, className }: Props & Readonly<{ className: string | undefined }>) {
  return (
    <Link
      to="/recurringWorkOrders"
      search={(before) => ({ ...before, series: series.id })}
      resetScroll={false}
      preload={false}
      className={className}
    >
      {series.title}
    </Link>
  );
}

/** The first date that is not made yet. A paused series has none until it is resumed. */
export function NextDate({ series: { isPaused, nextDate } }: Props) {
  const { t } = useTexts('features/recurring');
  if (isPaused) return t('next.paused');
  if (nextDate === null) return t('next.ended');
  const { day, nominal } = nextDate;
  return (
    <>
      {shortDay(day)}
      {day === nominal ? null : (
        <Text span size="sm" c="dimmed" display="block">
          {t('next.moved', { day: shortDay(nominal) })}
        </Text>
      )}
    </>
  );
}

export function LastOrder({ series: { lastOrder } }: Props) {
  const { t } = useTexts('features/recurring');
  if (lastOrder === null) {
    return (
      <Text span c="dimmed" inherit>
        {t('noOrder')}
      </Text>
    );
  }
  return (
    <span className={classes.order}>
      <Anchor
        inherit
        underline="always"
        renderRoot={(props) => <Link to="/tasks/task/$taskId" params={{ taskId: lastOrder.id }} {...props} />}
      >
        <OrderNumber order={lastOrder} />
      </Anchor>
      <StatusChip status={lastOrder.status} />
    </span>
  );
}

export function MenuAbove({ series }: Props) {
  return (
    <div className={classes.above}>
      <SeriesMenu series={series} />
    </div>
  );
}
