import { Button, Card, SegmentedControl, Text, Title } from '@mantine/core';
import type { TaskAnalytics } from '@schooldog/contract/workOrders';
import { orderAges } from '@schooldog/domain/workOrders';
import { IconChartBar, IconTable } from '@tabler/icons-react';
import { type ReactNode, useId, useState } from 'react';
import { useTexts } from '../../../platform/i18n/useTexts.ts';
import type { FilterState } from '../../../ui/list/useFilter.ts';
import { shortDay } from '../../../ui/shortDay.ts';
import { StateMessage } from '../../../ui/StateMessage.tsx';
import { useIsPrinted } from '../../../ui/useIsPrinted.ts';
import { type AnalyticsPageFilter, measures } from './analyticsFilter.ts';
import { type Bar, Bars } from './Bars.tsx';
import { dimensions, useNamedBars } from './namedBars.ts';
import { NowCards } from './NowCards.tsx';
import classes from './Numbers.module.css';
import { NumbersTables } from './NumbersTables.tsx';
import { PeriodCards } from './PeriodCards.tsx';
import { type Behind, behindOf } from './shown.ts';
import { WeeksChart } from './WeeksChart.tsx';

type Props = Readonly<{ analytics: TaskAnalytics; filtering: FilterState<AnalyticsPageFilter> }>;
type PartProps = Readonly<{ analytics: TaskAnalytics; behind: Behind }>;

export function Numbers({ analytics, filtering }: Props) {
  const { t } = useTexts('features/workOrders/analytics');
  const { filter, clear, count } = filtering;
  if (isEmpty(analytics))
    return (
      <StateMessage
        icon={<IconChartBar />}
        title={t('empty.title')}
        body={t('empty.body')}
        action={count === 0 ? undefined : { label: t('empty.clear'), run: clear }}
      />
    );
  const behind = behindOf(filter, analytics);
  return (
    <>
      <OpenNow analytics={analytics} behind={behind} />
      <InPeriod analytics={analytics} behind={behind} />
      <Compare analytics={analytics} behind={behind} filtering={filtering} />
      <Tables analytics={analytics} behind={behind} />
    </>
  );
}

function isEmpty({ numbers: { open, completed, weeks } }: TaskAnalytics): boolean {
  return open === 0 && completed === 0 && weeks.every(({ created }) => created === 0);
}

function OpenNow({ analytics: { numbers, hasCalendar }, behind }: PartProps) {
  const { t } = useTexts('features/workOrders/analytics');
  const titleId = useId();
  const title = t(hasCalendar ? 'ages.title' : 'ages.titleInDays');
  const bars = orderAges.map((age) => ({
    key: age,
    name: t(`ages.${age}`),
    number: numbers.ages[age],
    behind: behind.ofAge(age),
  }));
  return (
    <section aria-labelledby={titleId} className={classes.section}>
      <Title order={2} id={titleId}>
        {t('sections.now')}
      </Title>
      <Text c="dimmed" size="sm">
        {t('sections.nowHelp')}
      </Text>
      <NowCards numbers={numbers} behind={behind} />
      <Picture title={title}>
        <Bars label={title} bars={bars} />
      </Picture>
    </section>
  );
}

function InPeriod({ analytics: { numbers, period, hasCalendar }, behind }: PartProps) {
  const { t } = useTexts('features/workOrders/analytics');
  const titleId = useId();
  return (
    <section aria-labelledby={titleId} className={classes.section}>
      <Title order={2} id={titleId}>
        {t('sections.period', { from: shortDay(period.from), to: shortDay(period.to) })}
      </Title>
      <PeriodCards numbers={numbers} behind={behind} hasCalendar={hasCalendar} />
      <Picture title={t('weeks.title')}>
        <WeeksChart weeks={numbers.weeks} behind={behind} />
      </Picture>
    </section>
  );
}

function Compare({ analytics: { numbers }, behind, filtering }: PartProps & Pick<Props, 'filtering'>) {
  const { t } = useTexts('features/workOrders/analytics');
  const titleId = useId();
  const { filter, setFilter } = filtering;
  const measure = filter.measure ?? 'open';
  const named = useNamedBars(numbers);
  const barsOf = (dimension: (typeof dimensions)[number]): Bar[] => {
    const bars = named[dimension].map(({ key, name, bar, ...counts }) => ({
      key,
      name,
      number: counts[measure],
      behind: measure === 'open' ? behind.openOf(bar) : behind.completedOf(bar),
    }));
    if (dimension === 'priorities') return bars;
    return bars.filter(({ number }) => number > 0).toSorted((a, b) => b.number - a.number);
  };
  return (
    <section aria-labelledby={titleId} className={classes.section}>
      <div className={classes.head}>
        <Title order={2} id={titleId}>
          {t('sections.compare')}
        </Title>
        <SegmentedControl
          aria-label={t('measure.label')}
          data={measures.map((value) => ({ value, label: t(`measure.${value}`) }))}
          value={measure}
          onChange={(chosen) =>
            setFilter({ ...filter, measure: chosen === 'completed' ? 'completed' : undefined })
          }
        />
      </div>
      <div className={classes.pictures}>
        {dimensions.map((dimension) => (
          <Picture key={dimension} title={t(`bars.${dimension}`)}>
            <Bars label={t(`bars.${dimension}`)} bars={barsOf(dimension)} />
          </Picture>
        ))}
      </div>
    </section>
  );
}

/** On paper always. */
function Tables({ analytics: { numbers }, behind }: PartProps) {
  const { t } = useTexts('features/workOrders/analytics');
  const [isOpen, setIsOpen] = useState(false);
  const isPrinted = useIsPrinted();
  const tablesId = useId();
  return (
    <section className={classes.section}>
      <div>
        <Button
          className={classes.toggle ?? ''}
          variant="default"
          mih={44}
          leftSection={<IconTable size={18} aria-hidden />}
          aria-expanded={isOpen}
          aria-controls={tablesId}
          onClick={() => setIsOpen(!isOpen)}
        >
          {t(isOpen ? 'table.hide' : 'table.show')}
        </Button>
      </div>
      <div id={tablesId} className={isOpen ? undefined : classes.paper}>
        {isOpen || isPrinted ? <NumbersTables numbers={numbers} behind={behind} /> : null}
      </div>
    </section>
  );
}

function Picture({ title, children }: Readonly<{ title: string; children: ReactNode }>) {
  return (
    <Card withBorder className={classes.picture ?? ''}>
      <Title order={3} mb="xs">
        {title}
      </Title>
      {children}
    </Card>
  );
}
