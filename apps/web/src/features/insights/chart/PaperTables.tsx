import { type ChartSeries, linesOf, shortMonth } from '@schooldog/domain/insights/chart';
import { numberText } from '@schooldog/domain/kernel';
import { useTexts } from '../../../platform/i18n/useTexts.ts';
import { paperBlocks } from './paperBlocks.ts';
import classes from './PaperTables.module.css';

/** The numbers as they are printed: plain, and so many months beside each other as the paper is wide. */
export function PaperTables({ chart, label }: Readonly<{ chart: ChartSeries; label: string }>) {
  const { t, language } = useTexts('features/insights');
  const number = (value: number) => numberText(value, language);
  const lines = linesOf(chart);
  return (
    <>
      {paperBlocks(chart.months).map(({ months, from, isLast }) => (
        <table key={from} className={classes.block} aria-label={label}>
          <thead>
            <tr>
              <th scope="col" className={classes.school}>
                {t('table.school')}
              </th>
              {months.map((month) => (
                <th key={month} scope="col">
                  {shortMonth(month, language)}
                </th>
              ))}
              {isLast ? <th scope="col">{t('table.total')}</th> : null}
            </tr>
          </thead>
          <tbody>
            {lines.map(({ id, name, values, total }) => (
              <tr key={id}>
                <th scope="row" className={classes.school}>
                  {name}
                </th>
                {months.map((month, at) => (
                  <td key={month}>{number(values[from + at] ?? 0)}</td>
                ))}
                {isLast ? <td className={classes.total}>{number(total)}</td> : null}
              </tr>
            ))}
          </tbody>
        </table>
      ))}
    </>
  );
}
