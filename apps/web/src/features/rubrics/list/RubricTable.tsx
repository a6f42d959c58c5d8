import { Text } from '@mantine/core';
import type { ListedRubric } from '@schooldog/contract/rubrics';
import { useTexts } from '../../../platform/i18n/useTexts.ts';
import { RelativeTime } from '../../../ui/RelativeTime.tsx';
import { mainWidth, type TableColumn } from '../../../ui/tableColumns.ts';
import { TableView } from '../../../ui/TableView.tsx';
import { RubricMarks } from '../parts/RubricMarks.tsx';
import classes from './RubricList.module.css';
import { RubricLink } from './RubricLink.tsx';
import { RubricMenu } from './RubricMenu.tsx';

type CellProps = Readonly<{ item: ListedRubric }>;

export function RubricTable({ rubrics }: Readonly<{ rubrics: readonly ListedRubric[] }>) {
  const { t } = useTexts('features/rubrics');
  const columns: readonly TableColumn<ListedRubric>[] = [
    { key: 'name', title: t('columns.name'), width: mainWidth, isMain: true, Cell: NameCell },
    { key: 'status', title: t('columns.status'), width: 170, Cell: StatusCell },
    { key: 'size', title: t('columns.size'), width: 130, Cell: SizeCell },
    { key: 'maximum', title: t('columns.maximum'), width: 100, Cell: MaximumCell },
    { key: 'used', title: t('columns.used'), width: 116, Cell: UsedCell },
    { key: 'edited', title: t('columns.edited'), width: 140, grows: true, yields: 'away', Cell: EditedCell },
    { key: 'actions', title: t('columns.actions'), width: 80, isControl: true, Cell: MenuCell },
  ];
  return <TableView label={t('title')} columns={columns} items={rubrics} keyOf={({ id }) => id} />;
}

function NameCell({ item }: CellProps) {
  return <RubricLink rubric={item} />;
}

function StatusCell({ item }: CellProps) {
  return <RubricMarks rubric={item} />;
}

function SizeCell({ item }: CellProps) {
  const { t } = useTexts('features/rubrics');
  return (
    <>
      {t('sections', { count: item.sections })}
      <br />
      {t('questions', { count: item.questions })}
    </>
  );
}

function MaximumCell({ item }: CellProps) {
  return item.maxScore;
}

function UsedCell({ item }: CellProps) {
  const { t } = useTexts('features/rubrics');
  return t('usedIn', { count: item.usedIn });
}

function EditedCell({ item }: CellProps) {
  return (
    <>
      {item.updatedByName}
      <Text size="sm" c="dimmed">
        <RelativeTime moment={item.timeUpdated} />
      </Text>
    </>
  );
}

function MenuCell({ item }: CellProps) {
  return (
    <div className={classes.above}>
      <RubricMenu rubric={item} />
    </div>
  );
}
