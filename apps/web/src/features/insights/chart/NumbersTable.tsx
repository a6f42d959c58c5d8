import { ScrollArea, Table } from '@mantine/core';
import {
  type ChartSeries,
  linesOf,
  monthName,
  type Series,
  shortMonth,
} from '@schooldog/domain/insights/chart';
import { numberText } from '@schooldog/domain/kernel';
import { useTranslation } from 'react-i18next';
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
          <PaperTables chart={props.chart} />
        </div>
      ) : null}
    </>
  );
}

function ScrolledTable({ chart, label, onPoint }: Props) {
  const { t, i18n } = useTranslation('features/insights');
  const { months } = chart;
  return (
    <ScrollArea
      type="auto"
      className={classes.frame ?? ''}
      viewportProps={{ tabIndex: 0, 'aria-label': label, role: 'region' }}
    >
      <Table stickyHeader highlightOnHover withRowBorders tabularNums>
        <Table.Caption>{label}</Table.Caption>
        <Table.Thead>
          <Table.Tr>
            <Table.Th className={classes.school ?? ''}>{t('table.school')}</Table.Th>
            {months.map((month) => (
              <Table.Th key={month} ta="end" className={classes.month ?? ''}>
                <abbr className={classes.abbreviation} title={monthName(month, i18n.language)}>
                  {shortMonth(month, i18n.language)}
                </abbr>
              </Table.Th>
            ))}
            <Table.Th ta="end">{t('table.total')}</Table.Th>
          </Table.Tr>
        </Table.Thead>
        <Table.Tbody>
          {linesOf(chart).map((line) => (
            <Row key={line.id} line={line} months={months} onPoint={onPoint} />
          ))}
        </Table.Tbody>
      </Table>
    </ScrollArea>
  );
}

type RowProps = Readonly<{ line: Series; months: readonly string[]; onPoint: Open }>;

function Row({ line: { id, name, values, total }, months, onPoint }: RowProps) {
  const { t, i18n } = useTranslation('features/insights');
  return (
    <tr>
      <th scope="row" className={classes.school}>
        {name}
      </th>
      {months.map((month, at) => {
        const value = values[at] ?? 0;
        const said = numberText(value, i18n.language);
        return (
          <td key={month} className={classes.cell}>
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
                  month: monthName(month, i18n.language),
                })}
                onClick={() => onPoint({ seriesId: id, month })}
              >
                {said}
              </button>
            )}
          </td>
        );
      })}
      <td className={classes.total}>{numberText(total, i18n.language)}</td>
    </tr>
  );
}
