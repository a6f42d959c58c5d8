import { Text } from '@mantine/core';
import type { ListedAssessment } from '@schooldog/contract/assessments';
import type { AssessmentTab } from '@schooldog/domain/assessments';
import { useTexts } from '../../../platform/i18n/useTexts.ts';
import { RelativeTime } from '../../../ui/RelativeTime.tsx';
import { ScoreChip } from '../../../ui/ScoreChip.tsx';
import { mainWidth, type TableColumn } from '../../../ui/tableColumns.ts';
import { TableView } from '../../../ui/TableView.tsx';
import card from '../../../ui/recordCard.module.css';
import { useSchoolNamesById } from '../../schools/index.ts';
import { AssessmentLink } from '../parts/AssessmentLink.tsx';
import { StatusChip } from '../parts/StatusChip.tsx';

type Props = Readonly<{ items: readonly ListedAssessment[]; tab: AssessmentTab }>;

export function AssessmentTable({ items, tab }: Props) {
  const { t } = useTexts('features/assessments');
  const columns: readonly TableColumn<ListedAssessment>[] = [
    { key: 'name', title: t('table.name'), width: mainWidth, isMain: true, Cell: NameCell },
    { key: 'school', title: t('table.school'), width: 140, grows: true, Cell: SchoolCell },
    tab === 'submitted'
      ? { key: 'score', title: t('table.score'), width: 112, Cell: ScoreCell }
      : { key: 'status', title: t('table.status'), width: 190, Cell: StatusCell },
    { key: 'creator', title: t('table.creator'), width: 130, grows: true, Cell: CreatorCell },
    { key: 'walk', title: t('table.walk'), width: 100, yields: 'below', isEmpty: isAlone, Cell: WalkCell },
    { key: 'saved', title: t('table.saved'), width: 116, yields: 'away', Cell: SavedCell },
    ...(tab === 'inprogress'
      ? []
      : [{ key: 'submitted', title: t('table.submitted'), width: 116, Cell: SubmittedCell }]),
  ];
  return <TableView label={t('table.label')} columns={columns} items={items} keyOf={({ id }) => id} />;
}

function isAlone({ walkId }: ListedAssessment): boolean {
  return walkId === null;
}

type CellProps = Readonly<{ item: ListedAssessment }>;

function NameCell({ item }: CellProps) {
  return <AssessmentLink assessment={item} className={card.tableLink} />;
}

function SchoolCell({ item }: CellProps) {
  return useSchoolNamesById().get(item.schoolId) ?? '…';
}

function ScoreCell({ item }: CellProps) {
  const { t } = useTexts('features/assessments');
  if (item.skip) return <StatusChip status={item.status} isSkipped />;
  return item.score === null || !item.showScores ? (
    <Text size="sm" c="dimmed">
      {t('noScore')}
    </Text>
  ) : (
    <ScoreChip scored={item} />
  );
}

function StatusCell({ item }: CellProps) {
  return (
    <span className={card.marks}>
      <StatusChip status={item.status} isSkipped={item.skip} />
    </span>
  );
}

function CreatorCell({ item }: CellProps) {
  const { t } = useTexts('features/assessments');
  return item.createdByName ?? t('formerUser');
}

function WalkCell({ item }: CellProps) {
  const { t } = useTexts('features/assessments');
  return item.walkId === null ? null : (
    <Text size="sm" c="dimmed">
      {t('inWalk')}
    </Text>
  );
}

function SavedCell({ item }: CellProps) {
  return (
    <Text size="sm" c="dimmed">
      <RelativeTime moment={item.timeUpdated} />
    </Text>
  );
}

function SubmittedCell({ item }: CellProps) {
  return item.timeSubmitted === null ? null : (
    <Text size="sm" c="dimmed">
      <RelativeTime moment={item.timeSubmitted} />
    </Text>
  );
}
