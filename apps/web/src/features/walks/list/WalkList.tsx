import { IconWalk } from '@tabler/icons-react';
import { useMemo } from 'react';
import { useTexts } from '../../../platform/i18n/useTexts.ts';
import { ListEmpty } from '../../../ui/list/ListEmpty.tsx';
import { ListPage } from '../../../ui/list/ListPage.tsx';
import type { ListState } from '../../../ui/list/useListPage.ts';
import { SkeletonList } from '../../../ui/SkeletonList.tsx';
import { offlineWalkEntries } from '../offlineWalks.ts';
import type { ListedWalk } from './useWalkList.ts';
import { WalkCard } from './WalkCard.tsx';
import classes from './WalkList.module.css';

type Props = Readonly<{
  list: ListState<ListedWalk>;
  /** Another one is another list. */
  listKey: string;
  isFiltered: boolean;
  onClear(): void;
}>;

export function WalkList({ list, listKey, isFiltered, onClear }: Props) {
  const { t } = useTexts('features/walks');
  const waiting = useWaitingEntries();
  const words = { icon: <IconWalk aria-hidden />, title: t('empty') };
  return (
    <ListPage
      list={list}
      skeleton={<SkeletonList rows={6} height={176} className={classes.cards} />}
      empty={<ListEmpty isFiltered={isFiltered} onClear={onClear} nothing={words} noMatch={words} />}
      newItems={{
        listKey,
        keyOf: ({ record }) => record.id,
        label: (count) => t('arrived', { count }),
      }}
      end={{ shown: (count) => t('onDevice', { count }) }}
    >
      {(listed) => (
        <ul className={classes.cards}>
          {listed.map(({ record, pending }) => (
            <li key={record.id}>
              <WalkCard walk={record} pending={pending} waitingEntries={waiting.get(record.id) ?? 0} />
            </li>
          ))}
        </ul>
      )}
    </ListPage>
  );
}

/** How many entries of each walk are on this device alone. */
function useWaitingEntries(): ReadonlyMap<string, number> {
  const pending = offlineWalkEntries.usePending();
  return useMemo(() => {
    const counts = new Map<string, number>();
    for (const { kind, state, record } of pending) {
      if (kind !== 'create' || state === 'sent') continue;
      counts.set(record.walkId, (counts.get(record.walkId) ?? 0) + 1);
    }
    return counts;
  }, [pending]);
}
