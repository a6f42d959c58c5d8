import { Skeleton } from '@mantine/core';
import { opinions } from '@schooldog/domain/entries';
import { countChoiceOf, type CountRow } from '@schooldog/domain/insights';
import { type ChartSeries, periodName } from '@schooldog/domain/insights/chart';
import { numberText } from '@schooldog/domain/kernel';
import { type ReactNode, useMemo } from 'react';
import { useScreenLanguage, useTexts } from '../../platform/i18n/useTexts.ts';
import { opinionIcons } from '../entries/index.ts';
import { ChangeText } from './ChangeText.tsx';
import { type Total, totalOf, totalsByOpinion } from './totals.ts';
import classes from './Totals.module.css';
import type { Insight } from './useInsightView.ts';

type Props = Readonly<{ insight: Insight; rows: readonly CountRow[] | undefined; chart: ChartSeries | null }>;

/** What the period came to, in all and by opinion, each with its change where whole months can be compared. */
export function Totals({ insight: { view, period, thisMonth }, rows, chart }: Props) {
  const { t, language } = useTexts('features/insights');
  const { choice, walkTypes, schoolIds } = view;
  const comparison = chart?.comparison;
  const opinionTotals = useMemo(() => {
    if (rows === undefined || comparison === undefined || choice.selectedObservationType !== 'all')
      return null;
    const counted = countChoiceOf(choice, walkTypes).walkTypes;
    return totalsByOpinion({ rows, period, walkTypes: counted, schoolIds, comparison });
  }, [rows, period, choice, walkTypes, schoolIds, comparison]);
  // Its place is kept while the answer is on its way.
  if (chart === null) return <Skeleton className={classes.section ?? ''} h={134} />;
  return (
    <section aria-label={t('totals.label')} className={classes.section}>
      <dl className={classes.totals}>
        <Tile label={t(`counted.${choice.selectedObservationType}`)} total={totalOf(chart.all, chart)} />
        {opinionTotals === null
          ? null
          : opinions.map((opinion) => {
              const Icon = opinionIcons[opinion];
              return (
                <Tile
                  key={opinion}
                  icon={<Icon size={16} aria-hidden />}
                  label={t(`opinions.${opinion}`)}
                  total={opinionTotals[opinion]}
                />
              );
            })}
      </dl>
      <p className={classes.note}>
        {comparison === null || comparison === undefined
          ? null
          : t('totals.against', {
              now: periodName(comparison.now, language),
              before: periodName(comparison.before, language),
            })}
        {period.from <= thisMonth && thisMonth <= period.to ? ` ${t('totals.running')}` : null}
      </p>
    </section>
  );
}

type TileProps = Readonly<{ label: string; total: Total; icon?: ReactNode }>;

function Tile({ label, total, icon }: TileProps) {
  const language = useScreenLanguage();
  return (
    <div className={classes.tile}>
      <dt className={classes.label}>
        {icon}
        {label}
      </dt>
      <dd className={classes.number}>{numberText(total.now, language)}</dd>
      <dd className={classes.change}>
        <ChangeText total={total} />
      </dd>
    </div>
  );
}
