import { Button } from '@mantine/core';
import { monthName } from '@schooldog/domain/insights/chart';
import { IconTrophy } from '@tabler/icons-react';
import { Suspense, useState } from 'react';
import { useTexts } from '../../../../platform/i18n/useTexts.ts';
import { lazyPart } from '../../../../platform/lazyParts/lazyPart.ts';
import { useActor } from '../../../../platform/session/session.ts';
import { useSchoolLeaderboard } from '../../../insights/index.ts';
import { useSchoolNamesById } from '../../../schools/index.ts';
import { StateMessage } from '../../../../ui/StateMessage.tsx';
import { CardQuery } from '../../CardQuery.tsx';
import { Panel } from '../../Panel.tsx';
import { heights } from '../heights.ts';
import { BoardRow } from './BoardRow.tsx';
import classes from './Boards.module.css';
import { MonthSelect } from './MonthSelect.tsx';
import { podiumOf, standingsOf } from './standings.ts';

const FullLeaderboardDialog = lazyPart(
  'dialog',
  async () => (await import('./FullLeaderboardDialog.tsx')).FullLeaderboardDialog,
);

/** The three schools with the most entries of a month, and where one's own stands. */
export function SchoolLeaderboardCard() {
  const { t, language } = useTexts('features/dashboard');
  const { roleSchoolIds } = useActor();
  const [chosen, setChosen] = useState<string | null>(null);
  const [isFull, setIsFull] = useState(false);
  const query = useSchoolLeaderboard(chosen);
  const names = useSchoolNamesById();
  return (
    <CardQuery query={query} height={heights.board}>
      {(board) => {
        const standings = standingsOf(board.schools, names);
        const { winners, own } = podiumOf(standings, roleSchoolIds);
        const months = <MonthSelect value={chosen ?? board.month} onChange={setChosen} />;
        return (
          <Panel isBusy={query.isPlaceholderData}>
            {months}
            {winners.length === 0 ? (
              <StateMessage
                isInCard
                icon={<IconTrophy aria-hidden />}
                title={t('board.empty', { month: monthName(chosen ?? board.month, language) })}
              />
            ) : (
              <ol className={classes.list}>
                {[...winners, ...(own === null ? [] : [own])].map(({ schoolId, name, place, entries }) => (
                  <BoardRow
                    key={schoolId}
                    place={place}
                    name={name}
                    note={roleSchoolIds.includes(schoolId) ? t('board.yourSchool') : null}
                    entries={entries}
                  />
                ))}
              </ol>
            )}
            <Button variant="default" className={classes.full ?? ''} onClick={() => setIsFull(true)}>
              {t('board.full')}
            </Button>
            <Suspense fallback={null}>
              {isFull ? (
                <FullLeaderboardDialog
                  months={months}
                  standings={standings}
                  isBusy={query.isPlaceholderData}
                  onClose={() => setIsFull(false)}
                />
              ) : null}
            </Suspense>
          </Panel>
        );
      }}
    </CardQuery>
  );
}
