import type { ListedContact } from '@schooldog/domain/contacts';
import { IconAddressBook, IconSearchOff } from '@tabler/icons-react';
import { useTexts } from '../../../platform/i18n/useTexts.ts';
import { ListEmpty } from '../../../ui/list/ListEmpty.tsx';
import { ListPage } from '../../../ui/list/ListPage.tsx';
import type { FilterState } from '../../../ui/list/useFilter.ts';
import type { ListState } from '../../../ui/list/useListPage.ts';
import { TableOrCards, TableOrCardsSkeleton } from '../../../ui/list/TableOrCards.tsx';
import { TableRoom } from '../../../ui/list/TableRoom.tsx';
import type { ContactListFilter } from '../contactFilter.ts';
import { ContactCard } from './ContactCard.tsx';
import { ContactTable } from './ContactTable.tsx';
import { keyOf } from './keyOf.ts';

type Props = Readonly<{ list: ListState<ListedContact>; filtering: FilterState<ContactListFilter> }>;

export function ContactList({ list, filtering: { count, clear } }: Props) {
  const { t } = useTexts('features/contacts');
  return (
    <TableRoom>
      {(hasTable) => (
        <ListPage
          list={list}
          skeleton={<TableOrCardsSkeleton hasTable={hasTable} cardHeight={168} />}
          empty={
            <ListEmpty
              isFiltered={count > 0}
              onClear={clear}
              nothing={{
                icon: <IconAddressBook aria-hidden />,
                title: t('empty.title'),
                body: t('empty.body'),
              }}
              noMatch={{ icon: <IconSearchOff aria-hidden />, title: t('noMatch') }}
            />
          }
        >
          {(contacts) => (
            <TableOrCards
              hasTable={hasTable}
              items={contacts}
              keyOf={keyOf}
              table={<ContactTable contacts={contacts} />}
            >
              {(contact) => <ContactCard contact={contact} />}
            </TableOrCards>
          )}
        </ListPage>
      )}
    </TableRoom>
  );
}
