import { useMediaQuery } from '@mantine/hooks';
import type { ListedContact } from '@schooldog/domain/contacts';
import { IconAddressBook, IconSearchOff } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { ListEmpty } from '../../../ui/list/ListEmpty.tsx';
import { ListPage } from '../../../ui/list/ListPage.tsx';
import type { FilterState } from '../../../ui/list/useFilter.ts';
import type { ListState } from '../../../ui/list/useListPage.ts';
import { SkeletonList } from '../../../ui/SkeletonList.tsx';
import type { ContactListFilter } from '../contactFilter.ts';
import { ContactCard } from './ContactCard.tsx';
import classes from './ContactList.module.css';
import { ContactTable } from './ContactTable.tsx';
import { keyOf } from './keyOf.ts';

type Props = Readonly<{ list: ListState<ListedContact>; filtering: FilterState<ContactListFilter> }>;

/** A table where there is room for its columns, otherwise cards. */
export function ContactList({ list, filtering: { count, clear } }: Props) {
  const { t } = useTranslation('features/contacts');
  const hasTable = useMediaQuery('(min-width: 75em)', undefined, { getInitialValueInEffect: false });
  return (
    <ListPage
      list={list}
      skeleton={
        <SkeletonList
          rows={8}
          height={hasTable ? 48 : 168}
          className={hasTable ? undefined : classes.cards}
        />
      }
      empty={
        <ListEmpty
          isFiltered={count > 0}
          onClear={clear}
          nothing={{ icon: <IconAddressBook aria-hidden />, title: t('empty.title'), body: t('empty.body') }}
          noMatch={{ icon: <IconSearchOff aria-hidden />, title: t('noMatch') }}
        />
      }
    >
      {(contacts) =>
        hasTable ? (
          <ContactTable contacts={contacts} />
        ) : (
          <ul className={classes.cards}>
            {contacts.map((contact) => (
              <li key={keyOf(contact)}>
                <ContactCard contact={contact} />
              </li>
            ))}
          </ul>
        )
      }
    </ListPage>
  );
}
