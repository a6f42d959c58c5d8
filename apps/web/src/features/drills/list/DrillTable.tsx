import { useTexts } from '../../../platform/i18n/useTexts.ts';
import { fullDay } from '../../../ui/shortDay.ts';
import { mainWidth, type TableColumn } from '../../../ui/tableColumns.ts';
import { TableView } from '../../../ui/TableView.tsx';
import card from '../../../ui/recordCard.module.css';
import { PendingNote } from '../../outbox/index.ts';
import { useSchoolNamesById } from '../../schools/index.ts';
import { DrillLink } from '../parts/DrillLink.tsx';
import { StateChip } from '../parts/StateChip.tsx';
import { useDrillWords } from '../parts/useDrillWords.ts';
import type { ListedDrill } from './useDrillList.ts';

export function DrillTable({ listed }: Readonly<{ listed: readonly ListedDrill[] }>) {
  const { t } = useTexts('features/drills');
  const columns: readonly TableColumn<ListedDrill>[] = [
    { key: 'date', title: t('table.date'), width: 100, Cell: DateCell },
    { key: 'time', title: t('table.time'), width: 96, Cell: TimeCell },
    { key: 'type', title: t('table.type'), width: mainWidth, isMain: true, Cell: TypeCell },
    { key: 'event', title: t('table.event'), width: 120, grows: true, yields: 'below', Cell: EventCell },
    { key: 'school', title: t('table.school'), width: 140, grows: true, Cell: SchoolCell },
    { key: 'person', title: t('table.person'), width: 120, grows: true, yields: 'away', Cell: PersonCell },
    { key: 'state', title: t('table.state'), width: 164, Cell: StateCell },
  ];
  return (
    <TableView label={t('table.label')} columns={columns} items={listed} keyOf={({ record }) => record.id} />
  );
}

type CellProps = Readonly<{ item: ListedDrill }>;

function DateCell({ item }: CellProps) {
  return fullDay(item.record.drillDate);
}

function TimeCell({ item }: CellProps) {
  return useDrillWords().timeText(item.record);
}

function TypeCell({ item: { record, pending } }: CellProps) {
  const { typeText } = useDrillWords();
  return (
    <>
      {pending === null ? null : <PendingNote pending={pending} />}
      <DrillLink drillId={record.id} className={card.tableLink}>
        {typeText(record)}
      </DrillLink>
    </>
  );
}

function EventCell({ item }: CellProps) {
  return useDrillWords().eventText(item.record);
}

function SchoolCell({ item }: CellProps) {
  return useSchoolNamesById().get(item.record.schoolId) ?? '…';
}

function PersonCell({ item }: CellProps) {
  const { t } = useTexts('features/drills');
  return item.record.recordedByName ?? t('formerUser');
}

function StateCell({ item }: CellProps) {
  return <StateChip drill={item.record} unlessDone />;
}
