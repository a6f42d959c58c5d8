import { VisuallyHidden } from '@mantine/core';
import type { ChartSeries, Series } from '@schooldog/domain/insights/chart';
import { numberText } from '@schooldog/domain/kernel';
import type { ReactNode } from 'react';
import { useTexts } from '../../../platform/i18n/useTexts.ts';
import { ChangeText } from '../ChangeText.tsx';
import { totalOf } from '../totals.ts';
import row from './SchoolRow.module.css';

type Props = Readonly<{
  school: Series;
  chart: ChartSeries;
  onSchool: ((schoolId: string) => void) | undefined;
  /** Where the parts of the row are. */
  classes: Readonly<Record<string, string>>;
  /** Between the name and the number. */
  children: ReactNode;
}>;

/** A school with its total, which opens the entries behind it. */
export function SchoolRow({ school, chart, onSchool, classes, children }: Props) {
  const { t, language } = useTexts('features/insights');
  const { id, name, total } = school;
  return (
    <li>
      <button
        type="button"
        className={`${row.row} ${classes['row']}`}
        disabled={onSchool === undefined || total === 0}
        onClick={() => onSchool?.(id)}
      >
        <span className={`${row.name} ${classes['name']}`}>{name}</span>
        {children}
        <span className={`${row.number} ${classes['number']}`}>
          <span aria-hidden>{numberText(total, language)}</span>
          <VisuallyHidden>{t('entries', { count: total })}</VisuallyHidden>
        </span>
        <span className={classes['change']}>
          <ChangeText total={totalOf(school, chart)} />
        </span>
      </button>
    </li>
  );
}
