import { ScrollArea, Table } from '@mantine/core';
import {
  type ChartSeries,
  linesOf,
  monthAlone,
  monthName,
  type Series,
  yearsOf,
} from '@schooldog/domain/insights/chart';
import { numberText } from '@schooldog/domain/kernel';
import { useTexts } from '../../../platform/i18n/useTexts.ts';
import { useIsPrinted } from '../../../ui/useIsPrinted.ts';
import classes from './NumbersTable.module.css';
import { PaperTables } from './PaperTables.tsx';

type Open = ((point: { seriesId: string; month: string }) => void) | undefined;
type Props = Readonly<{ chart: ChartSeries; label: string; onPoint?: Open }>;

/** The same numbers as the chart, school by school and month by month: to scroll on the screen, in blocks on paper. */
export function NumbersTable(props: Props) {
  const isPrinted = useIsPrinted();
  return (
    <>
      <ScrolledTable {...props} />
      {isPrinted ? (
        <div className={classes.paper}>
          <PaperTables chart={props.chart} label={props.label} />
        </div>
      ) : null}
    </>
  );
}

function ScrolledTable({ chart, label, onPoint }: Props) {
  const { months } = chart;
  return (
    <ScrollArea
      type="auto"
      className={classes.frame ?? ''}
      viewportProps={{ tabIndex: 0, 'aria-label': label, role: 'region' }}
    >
      <Table
        aria-label={label}
        className={classes.table ?? ''}
        stickyHeader
        highlightOnHover
        withRowBorders
        tabularNums
      >
        <Head months={months} />
        <Table.Tbody>
          {linesOf(chart).map((line) => (
            <Row key={line.id} line={line} months={months} onPoint={onPoint} />
          ))}
        </Table.Tbody>
      </Table>
    </ScrollArea>
  );
}

/** The years are above their months, so that a month's column is as narrow as its numbers. */
function Head({ months }: Readonly<{ months: readonly string[] }>) {
  const { t, language } = useTexts('features/insights');
  const starts = new Set(months.filter((month, at) => at > 0 && month.endsWith('-01')));
  return (
    <Table.Thead>
      <tr>
        <th rowSpan={2} scope="col" className={classes.school}>
          {t('table.school')}
        </th>
        {yearsOf(months).map(({ year, count }, at) => (
          <th
            key={year}
            colSpan={count}
            scope="colgroup"
            className={classes.year}
            data-start={at > 0 || undefined}
          >
            {year}
          </th>
        ))}
        <th rowSpan={2} scope="col" className={classes.total}>
          {t('table.total')}
        </th>
      </tr>
      <tr>
        {months.map((month) => (
          <th key={month} scope="col" className={classes.month} data-start={starts.has(month) || undefined}>
            <abbr className={classes.abbreviation} title={monthName(month, language)}>
              {monthAlone(month, language)}
            </abbr>
          </th>
        ))}
      </tr>
    </Table.Thead>
  );
}

type RowProps = Readonly<{ line: Series; months: readonly string[]; onPoint: Open }>;

function Row({ line: { id, name, values, total }, months, onPoint }: RowProps) {
  const { t, language } = useTexts('features/insights');
  return (
    <tr>
      <th scope="row" className={classes.school}>
        {name}
      </th>
      {months.map((month, at) => {
        const value = values[at] ?? 0;
        const said = numberText(value, language);
        return (
          <td
            key={month}
            className={classes.cell}
            data-start={(at > 0 && month.endsWith('-01')) || undefined}
            data-zero={value === 0 || undefined}
          >
            {value === 0 || onPoint === undefined ? (
              said
            ) : (
              <button
                type="button"
                className={classes.open}
                aria-label={t('table.open', {
                  count: value,
                  number: said,
                  school: name,
                  month: monthName(month, language),
                })}
                onClick={() => onPoint({ seriesId: id, month })}
              >
                {said}
              </button>
            )}
          </td>
        );
      })}
      <td className={classes.total}>{numberText(total, language)}</td>
    </tr>
  );
}
