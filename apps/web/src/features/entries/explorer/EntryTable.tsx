import { Anchor, Text } from '@mantine/core';
import type { ShownEntry } from '@schooldog/contract/entries';
import { Link } from '@tanstack/react-router';
import { useTexts } from '../../../platform/i18n/useTexts.ts';
import { ExactTime } from '../../../ui/ExactTime.tsx';
import { mainWidth, type TableColumn } from '../../../ui/tableColumns.ts';
import { TableView } from '../../../ui/TableView.tsx';
import { OpinionBadge } from '../card/OpinionBadge.tsx';
import { PendingNote } from '../../outbox/index.ts';
import { useEntryWords } from '../card/useEntryWords.ts';
import type { PendingEntry } from '../offlineEntries.ts';

type Listed = Readonly<{ record: ShownEntry; pending: PendingEntry | null }>;

/** Many entries at a glance, one line each. */
export function EntryTable({ listed }: Readonly<{ listed: readonly Listed[] }>) {
  const { t } = useTexts('features/entries');
  const columns: readonly TableColumn<Listed>[] = [
    { key: 'entry', title: t('table.entry'), width: mainWidth, isMain: true, Cell: EntryCell },
    { key: 'school', title: t('table.school'), width: 130, grows: true, yields: 'below', Cell: SchoolCell },
    { key: 'opinion', title: t('table.opinion'), width: 140, Cell: OpinionCell },
    {
      key: 'reporter',
      title: t('table.reporter'),
      width: 130,
      grows: true,
      yields: 'below',
      Cell: ReporterCell,
    },
    { key: 'time', title: t('table.time'), width: 120, grows: true, Cell: TimeCell },
  ];
  return <TableView label={t('title')} columns={columns} items={listed} keyOf={({ record }) => record.id} />;
}

type CellProps = Readonly<{ item: Listed }>;

function EntryCell({ item: { record, pending } }: CellProps) {
  const { title } = useEntryWords(record);
  return (
    <>
      {pending === null ? null : <PendingNote pending={pending} />}
      <Anchor
        fw={600}
        c="inherit"
        renderRoot={(props) => <Link to="/entries/$entryId" params={{ entryId: record.id }} {...props} />}
      >
        {title}
      </Anchor>
      {record.comment === '' ? null : (
        <Text size="sm" c="dimmed" lineClamp={1}>
          {record.comment}
        </Text>
      )}
    </>
  );
}

function SchoolCell({ item }: CellProps) {
  return useEntryWords(item.record).school;
}

function OpinionCell({ item }: CellProps) {
  return <OpinionBadge opinion={item.record.observationType} />;
}

function ReporterCell({ item }: CellProps) {
  return useEntryWords(item.record).reporter;
}

function TimeCell({ item }: CellProps) {
  return <ExactTime moment={item.record.timestamp} />;
}
