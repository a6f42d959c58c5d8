import { NativeSelect } from '@mantine/core';
import { placeAmong } from '@schooldog/domain/insights';
import { schoolYears } from '@schooldog/domain/insights/chart';
import { IconWalk } from '@tabler/icons-react';
import { useState } from 'react';
import { useTexts } from '../../../../platform/i18n/useTexts.ts';
import { useUser } from '../../../../platform/session/session.ts';
import { useThisMonth, useTopWalkers } from '../../../insights/index.ts';
import { StateMessage } from '../../../../ui/StateMessage.tsx';
import { CardQuery } from '../../CardQuery.tsx';
import { Panel } from '../../Panel.tsx';
import { heights } from '../heights.ts';
import { BoardRow } from './BoardRow.tsx';
import classes from './Boards.module.css';

const offeredYears = 4;

/** The five people with the most entries of a school year. */
export function TopWalkersCard() {
  const { t } = useTexts('features/dashboard');
  const { id: ownId } = useUser();
  const [chosen, setChosen] = useState<string | null>(null);
  const query = useTopWalkers(chosen);
  const years = schoolYears(useThisMonth(), offeredYears);
  return (
    <CardQuery query={query} height={heights.board}>
      {({ schoolYear, walkers }) => {
        const year = chosen ?? schoolYear;
        const offered = years.includes(year) ? years : [year, ...years];
        return (
          <Panel isBusy={query.isPlaceholderData}>
            <NativeSelect
              // It says of when the numbers are.
              wrapperProps={{ 'data-on-paper': true }}
              aria-label={t('walkers.year')}
              data={offered.map((value) => ({ value, label: t('walkers.schoolYear', { year: value }) }))}
              value={year}
              onChange={({ currentTarget }) => setChosen(currentTarget.value)}
            />
            {walkers.length === 0 ? (
              <StateMessage isInCard icon={<IconWalk aria-hidden />} title={t('walkers.empty')} />
            ) : (
              <ol className={classes.list}>
                {walkers.map(({ userId, name, entries }) => (
                  <BoardRow
                    key={userId}
                    place={placeAmong(walkers, entries)}
                    name={name ?? t('walkers.unknown')}
                    note={userId === ownId ? t('walkers.you') : null}
                    entries={entries}
                    isPlain
                  />
                ))}
              </ol>
            )}
          </Panel>
        );
      }}
    </CardQuery>
  );
}
