import { IconClipboardOff, IconSearchOff } from '@tabler/icons-react';
import { useTexts } from '../../../platform/i18n/useTexts.ts';
import { ListEmpty } from '../../../ui/list/ListEmpty.tsx';
import { ListPage } from '../../../ui/list/ListPage.tsx';
import { SkeletonList } from '../../../ui/SkeletonList.tsx';
import { useIsPhone } from '../../../ui/useIsPhone.ts';
import type { ListView } from '../../../ui/list/useListView.ts';
import { EntryCard } from '../card/EntryCard.tsx';
import { EntryRow } from '../card/EntryRow.tsx';
import { useIsWordless } from '../card/useEntryWords.ts';
import { FollowUpLinksOf } from '../card/FollowUpLinks.tsx';
import classes from './EntryList.module.css';
import { EntryTable } from './EntryTable.tsx';
import type { useEntryList } from './useEntryList.ts';
import type { Explorer } from './useExplorer.ts';

const rowHeight = 96;

type Props = Readonly<{ list: ReturnType<typeof useEntryList>; explorer: Explorer; view: ListView }>;

/** Rows on a phone; on wide screens cards or a table. */
export function EntryList({ list, explorer, view }: Props) {
  const isPhone = useIsPhone();
  const { t } = useTexts('features/entries');
  const isWordless = useIsWordless();
  // Asked for the whole page, not for each step in which it is drawn. Rows have no links.
  const linked = isPhone ? [] : (list.items ?? []).map(({ record }) => record);
  const nothing = { icon: <IconClipboardOff />, title: t('empty') };
  const search = explorer.filter.search?.trim();
  return (
    <div className={classes.list}>
      <FollowUpLinksOf entries={linked}>
        <ListPage
          list={list}
          isReady={!isWordless}
          skeleton={<SkeletonList rows={8} height={isPhone ? rowHeight : 208} className={classes.cards} />}
          empty={
            <ListEmpty
              isFiltered={explorer.count > 0}
              onClear={explorer.clear}
              nothing={nothing}
              noMatch={
                search === undefined
                  ? nothing
                  : { icon: <IconSearchOff />, title: t('noMatch', { search }), body: t('empty') }
              }
            />
          }
          newItems={{
            listKey: JSON.stringify(explorer.filter),
            keyOf: ({ record }) => record.id,
            label: (count) => t('arrived', { count }),
          }}
          end={{ shown: (count) => t('onDevice', { count }), moreFailed: t('moreFailed') }}
        >
          {(listed) =>
            !isPhone && view === 'table' ? (
              <EntryTable listed={listed} />
            ) : (
              <ul className={classes.cards}>
                {listed.map(({ record, pending }) => (
                  <li key={record.id}>
                    {isPhone ? (
                      <EntryRow entry={record} pending={pending} />
                    ) : (
                      <EntryCard entry={record} pending={pending} />
                    )}
                  </li>
                ))}
              </ul>
            )
          }
        </ListPage>
      </FollowUpLinksOf>
    </div>
  );
}
