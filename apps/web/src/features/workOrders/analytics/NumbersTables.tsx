import { Stack, Table, Title } from '@mantine/core';
import type { AnalyticsNumbers } from '@schooldog/contract/workOrders';
import { numberText } from '@schooldog/domain/kernel';
import type { OrdersBehind } from '@schooldog/domain/workOrders';
import { useTexts } from '../../../platform/i18n/useTexts.ts';
import { daysLabel } from '../../../ui/list/daysLabel.ts';
import { dimensions, useNamedBars } from './namedBars.ts';
import { OrdersLink } from './OrdersLink.tsx';
import type { Behind } from './shown.ts';
import classes from './NumbersTables.module.css';

type Props = Readonly<{ numbers: AnalyticsNumbers; behind: Behind }>;

/** The same numbers as the pictures. */
export function NumbersTables({ numbers, behind }: Props) {
  const { t } = useTexts('features/workOrders/analytics');
  const bars = useNamedBars(numbers);
  return (
    <Stack gap="lg">
      <OneTable
        title={t('weeks.title')}
        heads={[t('weeks.week'), t('table.created'), t('table.completed')]}
        rows={numbers.weeks.map((week) => ({
          key: week.from,
          name: daysLabel(week),
          cells: [
            { number: week.created, behind: behind.createdIn(week) },
            { number: week.completed, behind: behind.completedIn(week) },
          ],
        }))}
      />
      {dimensions.map((dimension) => (
        <OneTable
          key={dimension}
          title={t(`bars.${dimension}`)}
          heads={[t('table.name'), t('table.open'), t('table.completed')]}
          rows={bars[dimension].map(({ key, name, open, completed, bar }) => ({
            key,
            name,
            cells: [
              { number: open, behind: behind.openOf(bar) },
              { number: completed, behind: behind.completedOf(bar) },
            ],
          }))}
        />
      ))}
    </Stack>
  );
}

type Cell = Readonly<{ number: number; behind: OrdersBehind }>;
type TableProps = Readonly<{
  title: string;
  heads: readonly string[];
  rows: readonly Readonly<{ key: string; name: string; cells: readonly Cell[] }>[];
}>;

function OneTable({ title, heads, rows }: TableProps) {
  const { t, language } = useTexts('features/workOrders/analytics');
  return (
    <section>
      <Title order={3} mb="xs">
        {title}
      </Title>
      <Table aria-label={title} className={classes.table ?? ''} stickyHeader tabularNums highlightOnHover>
        <Table.Thead>
          <Table.Tr>
            {heads.map((head, at) => (
              <Table.Th key={head} scope="col" data-number={at > 0 || undefined}>
                {head}
              </Table.Th>
            ))}
          </Table.Tr>
        </Table.Thead>
        <Table.Tbody>
          {rows.map(({ key, name, cells }) => (
            <Table.Tr key={key}>
              <Table.Th scope="row">{name}</Table.Th>
              {cells.map(({ number, behind }, at) => (
                <Table.Td key={heads[at + 1]} data-number>
                  <OrdersLink
                    behind={behind}
                    className={classes.link}
                    label={`${t('bars.see', { name, number: numberText(number, language) })} (${heads[at + 1]})`}
                  >
                    {numberText(number, language)}
                  </OrdersLink>
                </Table.Td>
              ))}
            </Table.Tr>
          ))}
        </Table.Tbody>
      </Table>
    </section>
  );
}
