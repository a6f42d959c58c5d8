import { Table } from '@mantine/core';
import { numberText } from '@schooldog/domain/kernel';
import type { ReactNode } from 'react';
import { useTexts } from '../../../../platform/i18n/useTexts.ts';
import { Dialog } from '../../../../ui/Dialog.tsx';
import classes from './Boards.module.css';
import { Medal } from './Medal.tsx';
import type { Standing } from './standings.ts';

type Props = Readonly<{
  months: ReactNode;
  /** By name. */
  standings: readonly Standing[];
  isBusy: boolean;
  onClose(): void;
}>;

export function FullLeaderboardDialog({ months, standings, isBusy, onClose }: Props) {
  const { t, language } = useTexts('features/dashboard');
  return (
    <Dialog title={t('board.full')} onClose={onClose}>
      {months}
      <Table className={classes.table ?? ''} aria-label={t('board.full')} tabularNums aria-busy={isBusy}>
        <Table.Thead>
          <Table.Tr>
            <Table.Th>{t('board.school')}</Table.Th>
            <Table.Th ta="center">{t('board.place')}</Table.Th>
            <Table.Th ta="end">{t('board.number')}</Table.Th>
          </Table.Tr>
        </Table.Thead>
        <Table.Tbody>
          {standings.map(({ schoolId, name, place, entries }) => (
            <Table.Tr key={schoolId}>
              <Table.Th scope="row" fw={400}>
                {name}
              </Table.Th>
              <Table.Td ta="center">{entries === 0 ? t('board.noPlace') : <Medal place={place} />}</Table.Td>
              <Table.Td ta="end">{numberText(entries, language)}</Table.Td>
            </Table.Tr>
          ))}
        </Table.Tbody>
      </Table>
    </Dialog>
  );
}
