import { IconClipboardOff } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { ListEmpty } from '../../../ui/list/ListEmpty.tsx';
import { ListPage } from '../../../ui/list/ListPage.tsx';
import { SkeletonList } from '../../../ui/SkeletonList.tsx';
import { EntryCard } from '../card/EntryCard.tsx';
import { OpenableAlerts } from '../card/OpenableAlerts.tsx';
import classes from './EntryList.module.css';
import type { useEntryList } from './useEntryList.ts';
import type { Explorer } from './useExplorer.ts';

type Props = Readonly<{ list: ReturnType<typeof useEntryList>; explorer: Explorer }>;

export function EntryList({ list, explorer }: Props) {
  const { t } = useTranslation('features/entries');
  const nothing = { icon: <IconClipboardOff />, title: t('empty') };
  return (
    <div className={classes.list}>
      <ListPage
        list={list}
        skeleton={<SkeletonList rows={8} height={208} className={classes.cards} />}
        empty={
          <ListEmpty
            isFiltered={explorer.count > 0}
            onClear={explorer.clear}
            nothing={nothing}
            noMatch={nothing}
          />
        }
        newItems={{
          listKey: JSON.stringify(explorer.filter),
          keyOf: ({ record }) => record.id,
          label: (count) => t('arrived', { count }),
        }}
        end={{ shown: (count) => t('onDevice', { count }), moreFailed: t('moreFailed') }}
      >
        {(listed) => (
          <OpenableAlerts entries={listed.map(({ record }) => record)}>
            <ul className={classes.cards}>
              {listed.map(({ record, pending }) => (
                <li key={record.id}>
                  <EntryCard entry={record} pending={pending} />
                </li>
              ))}
            </ul>
          </OpenableAlerts>
        )}
      </ListPage>
    </div>
  );
}
