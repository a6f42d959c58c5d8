import { VisuallyHidden } from '@mantine/core';
import type { ChartSeries } from '@schooldog/domain/insights/chart';
import { byName, numberText } from '@schooldog/domain/kernel';
import { useTranslation } from 'react-i18next';
import { ChangeText } from '../ChangeText.tsx';
import { totalOf } from '../totals.ts';
import { colorOf } from './colorOf.ts';
import classes from './SchoolBars.module.css';

type Props = Readonly<{
  chart: ChartSeries;
  label: string;
  onSchool?: ((schoolId: string) => void) | undefined;
}>;

/** The schools by the numbers of the whole period, largest first. */
export function SchoolBars({ chart, label, onSchool }: Props) {
  const { t, i18n } = useTranslation('features/insights');
  const schools = chart.schools.toSorted((a, b) => b.total - a.total || byName(a.name, b.name));
  const largest = Math.max(schools[0]?.total ?? 0, 1);
  return (
    <ul className={classes.bars} aria-label={label}>
      {schools.map((school) => {
        const { id, name, total, look } = school;
        return (
          <li key={id}>
            <button
              type="button"
              className={classes.row}
              disabled={onSchool === undefined || total === 0}
              onClick={() => onSchool?.(id)}
            >
              <span className={classes.name}>{name}</span>
              <span className={classes.track}>
                <span
                  className={classes.bar}
                  style={{ width: `${(total / largest) * 100}%`, background: colorOf(look) }}
                />
              </span>
              <span className={classes.number}>
                <span aria-hidden>{numberText(total, i18n.language)}</span>
                <VisuallyHidden>{t('entries', { count: total })}</VisuallyHidden>
              </span>
              <span className={classes.change}>
                <ChangeText total={totalOf(school, chart)} />
              </span>
            </button>
          </li>
        );
      })}
    </ul>
  );
}
