import { Text } from '@mantine/core';
import type { ShownSeries } from '@schooldog/contract/recurring';
import { useTexts } from '../../../platform/i18n/useTexts.ts';
import card from '../../../ui/recordCard.module.css';
import { mainWidth, type TableColumn } from '../../../ui/tableColumns.ts';
import { TableView } from '../../../ui/TableView.tsx';
import { SeriesMarks } from '../SeriesMarks.tsx';
import { useSeriesWords } from '../useSeriesWords.ts';
import { LastOrder, MenuAbove, NextDate, SeriesLink } from './SeriesParts.tsx';

export function SeriesTable({ listed }: Readonly<{ listed: readonly ShownSeries[] }>) {
  const { t } = useTexts('features/recurring');
  const columns: readonly TableColumn<ShownSeries>[] = [
    { key: 'title', title: t('table.title'), width: mainWidth, isMain: true, Cell: TitleCell },
    { key: 'schools', title: t('table.schools'), width: 150, grows: true, Cell: SchoolsCell },
    { key: 'next', title: t('table.next'), width: 140, Cell: NextCell },
    { key: 'last', title: t('table.last'), width: 190, Cell: LastCell },
    { key: 'owner', title: t('table.owner'), width: 130, grows: true, yields: 'away', Cell: OwnerCell },
    { key: 'actions', title: t('table.actions'), width: 84, isControl: true, Cell: MenuCell },
  ];
  return <TableView label={t('title')} columns={columns} items={listed} keyOf={({ id }) => id} />;
}

type CellProps = Readonly<{ item: ShownSeries }>;

function TitleCell({ item }: CellProps) {
  const { repeatText } = useSeriesWords();
  return (
    <>
      <SeriesLink series={item} className={card.tableLink} />
      <Text size="sm" c="dimmed">
        {repeatText(item)}
      </Text>
      <SeriesMarks series={item} />
    </>
  );
}

function SchoolsCell({ item }: CellProps) {
  return useSeriesWords().schoolsText(item);
}

function NextCell({ item }: CellProps) {
  return <NextDate series={item} />;
}

function LastCell({ item }: CellProps) {
  return <LastOrder series={item} />;
}

function OwnerCell({ item }: CellProps) {
  return useSeriesWords().ownerText(item);
}

function MenuCell({ item }: CellProps) {
  return <MenuAbove series={item} />;
}
