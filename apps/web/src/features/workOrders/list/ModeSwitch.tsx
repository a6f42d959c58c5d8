import { Group, SegmentedControl } from '@mantine/core';
import { IconLayoutKanban, IconList } from '@tabler/icons-react';
import { useTexts } from '../../../platform/i18n/useTexts.ts';
import { useBoards } from '../parts/useBoards.ts';
import type { WorkOrderListFilter } from '../workOrderFilter.ts';
import classes from './ModeSwitch.module.css';

type Props = Readonly<{ filter: WorkOrderListFilter; onChange(filter: WorkOrderListFilter): void }>;

/** List or board, and what the columns of the board are. */
export function ModeSwitch({ filter, onChange }: Props) {
  const { t } = useTexts('features/workOrders/list');
  const { boards } = useBoards();
  const isBoard = filter.view === 'board';
  const option = (value: 'list' | 'board') => {
    const Icon = value === 'list' ? IconList : IconLayoutKanban;
    const label = (
      <span className={classes.option}>
        <Icon size={18} aria-hidden />
        {t(`mode.${value}`)}
      </span>
    );
    return { value, label };
  };
  return (
    <Group gap="xs">
      {isBoard && boards.length > 0 ? (
        <SegmentedControl
          aria-label={t('groupBy.label')}
          data={[
            { value: 'status', label: t('groupBy.status') },
            { value: 'board', label: t('groupBy.board') },
          ]}
          value={filter.groupBy ?? 'status'}
          onChange={(value) => onChange({ ...filter, groupBy: value === 'board' ? 'board' : undefined })}
        />
      ) : null}
      <SegmentedControl
        aria-label={t('mode.label')}
        data={[option('list'), option('board')]}
        value={isBoard ? 'board' : 'list'}
        onChange={(value) => onChange({ ...filter, view: value === 'board' ? 'board' : undefined })}
      />
    </Group>
  );
}
