import { Button, Menu, Text } from '@mantine/core';
import type { BulkChange, ShownWorkOrder } from '@schooldog/contract/workOrders';
import {
  chosenStatuses,
  type ChosenStatus,
  isReopening,
  workOrderPriorities,
} from '@schooldog/domain/workOrders';
import { IconChevronUp, IconUserPlus } from '@tabler/icons-react';
import { type ReactNode, useState } from 'react';
import { useConnectivity } from '../../../../platform/connectivity/connectivity.ts';
import { useTexts } from '../../../../platform/i18n/useTexts.ts';
import { BackMenu } from '../../../../ui/floating/BackMenu.tsx';
import { confirm } from '../../../../ui/confirm.tsx';
import { BoardDot } from '../../parts/BoardDot.tsx';
import { PriorityChip } from '../../parts/PriorityChip.tsx';
import { StatusChip } from '../../parts/StatusChip.tsx';
import { useBoards } from '../../parts/useBoards.ts';
import type { ListedWorkOrder } from '../useTaskList.ts';
import { AssignSeveralDialog } from './AssignSeveralDialog.tsx';
import classes from './SelectionBar.module.css';
import { SelectionFrame } from './SelectionFrame.tsx';
import { useBulkChange } from './useBulkChange.ts';
import type { Selection } from './useSelection.ts';

type Props = Readonly<{ selection: Selection; listed: readonly ListedWorkOrder[] }>;

/** What can be done with the selected orders. It needs a connection. */
export function SelectionBar({ selection, listed }: Props) {
  const { t } = useTexts('features/workOrders/list');
  const { isOffline } = useConnectivity();
  const [isAssigning, setIsAssigning] = useState(false);
  const { isPending, run } = useBulkChange(selection);
  const chosen = listed.flatMap(({ record }) => (selection.ids.has(record.id) ? record : []));
  if (selection.ids.size === 0) return null;
  const isOff = isOffline || isPending;
  return (
    <SelectionFrame selection={selection} label={t('select.label')}>
      {isOffline ? (
        <Text size="sm">{t('bulk.offline')}</Text>
      ) : (
        <div className={classes.actions}>
          <Button
            variant="default"
            mih={44}
            leftSection={<IconUserPlus size={18} aria-hidden />}
            disabled={isOff}
            onClick={() => setIsAssigning(true)}
          >
            {t('bulk.assign')}
          </Button>
          <Choices chosen={chosen} isDisabled={isOff} onChoose={(change) => void run(change)} />
        </div>
      )}
      {isAssigning ? (
        <AssignSeveralDialog
          orders={chosen}
          isPending={isPending}
          onAssign={async (userIds) => {
            if (await run({ kind: 'assign', userIds: [...userIds] })) setIsAssigning(false);
          }}
          onClose={() => setIsAssigning(false)}
        />
      ) : null}
    </SelectionFrame>
  );
}

type ChoicesProps = Readonly<{
  chosen: readonly ShownWorkOrder[];
  isDisabled: boolean;
  onChoose(change: BulkChange): void;
}>;

function Choices({ chosen, isDisabled, onChoose }: ChoicesProps) {
  const { t } = useTexts('features/workOrders/list');
  const { t: tStatus } = useTexts('features/workOrders/status');
  const { boards } = useBoards();
  const chooseStatus = async (status: ChosenStatus) => {
    const isReopened = chosen.some((order) => isReopening(order.status, status));
    const isSure =
      !isReopened ||
      (await confirm({
        title: tStatus('reopen.title'),
        body: t('bulk.reopen'),
        confirmLabel: tStatus('reopen.submit'),
      }));
    if (isSure) onChoose({ kind: 'status', status });
  };
  return (
    <>
      {boards.length === 0 ? null : (
        <ChoiceMenu label={t('bulk.board')} isDisabled={isDisabled}>
          {boards.map((board) => (
            <Menu.Item key={board.id} onClick={() => onChoose({ kind: 'board', boardId: board.id })}>
              <BoardDot board={board} />
            </Menu.Item>
          ))}
          <Menu.Item onClick={() => onChoose({ kind: 'board', boardId: null })}>{t('noBoard')}</Menu.Item>
        </ChoiceMenu>
      )}
      <ChoiceMenu label={t('bulk.priority')} isDisabled={isDisabled}>
        {workOrderPriorities.toReversed().map((priority) => (
          <Menu.Item key={priority} onClick={() => onChoose({ kind: 'priority', priority })}>
            <PriorityChip priority={priority} />
          </Menu.Item>
        ))}
      </ChoiceMenu>
      <ChoiceMenu label={t('bulk.status')} isDisabled={isDisabled}>
        {chosenStatuses.map((status) => (
          <Menu.Item key={status} onClick={() => void chooseStatus(status)}>
            <StatusChip status={status} />
          </Menu.Item>
        ))}
      </ChoiceMenu>
    </>
  );
}

type MenuProps = Readonly<{ label: string; isDisabled: boolean; children: ReactNode }>;

function ChoiceMenu({ label, isDisabled, children }: MenuProps) {
  return (
    <BackMenu position="top-start" shadow="md">
      <Menu.Target>
        <Button
          variant="default"
          mih={44}
          rightSection={<IconChevronUp size={16} aria-hidden />}
          disabled={isDisabled}
        >
          {label}
        </Button>
      </Menu.Target>
      <Menu.Dropdown mah="60dvh" style={{ overflowY: 'auto' }}>
        {children}
      </Menu.Dropdown>
    </BackMenu>
  );
}
