import type { ShownWalk } from '@schooldog/contract/walks';
import { useMemo } from 'react';
import { LocalList } from '../../../ui/list/LocalList.tsx';
import { FollowUpLinksOf } from '../../entries/index.ts';
import type { ListedWalkEntry } from '../offlineWalks.ts';
import classes from './InProgress.module.css';
import { WalkEntryCard } from './WalkEntryCard.tsx';

type Props = Readonly<{ walk: ShownWalk; entries: readonly ListedWalkEntry[]; readOnly?: boolean }>;

/** A walk may have hundreds. */
const pageSize = 20;

/** What was logged last comes first. */
export function WalkEntryList({ walk, entries, readOnly = false }: Props) {
  const latestFirst = useMemo(() => entries.toReversed(), [entries]);
  return (
    <LocalList items={latestFirst} pageSize={pageSize}>
      {(shown) => (
        <FollowUpLinksOf entries={shown.map(({ record }) => record)}>
          <ul className={classes.entries}>
            {shown.map(({ record, pending }) => (
              <li key={record.id}>
                <WalkEntryCard entry={record} pending={pending} walk={walk} readOnly={readOnly} />
              </li>
            ))}
          </ul>
        </FollowUpLinksOf>
      )}
    </LocalList>
  );
}
