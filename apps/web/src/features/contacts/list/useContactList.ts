import type { ListedContact } from '@schooldog/domain/contacts';
import { api } from '../../../platform/api/client.ts';
import { type ListState, useListPage } from '../../../ui/list/useListPage.ts';
import { usePages } from '../../../ui/list/usePages.ts';
import type { ContactListFilter } from '../contactFilter.ts';

/** Without a network what is on screen stays; nothing is cached in the clear. */
export function useContactList(schoolId: string, filter: ContactListFilter): ListState<ListedContact> {
  const query = usePages(
    api.contacts.listContacts,
    { schoolId, ...filter },
    // Names of people come from their accounts.
    { follows: ['users'] },
  );
  return useListPage({
    query,
    recordsOf: ({ contacts }) => contacts,
    count: query.data?.pages[0]?.count,
  });
}
