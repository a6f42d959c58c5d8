import { Select } from '@mantine/core';
import { useDebouncedValue } from '@mantine/hooks';
import { type EopRole, holderKey, placeOf, type RoleHolder } from '@schooldog/domain/eopRoles';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { api } from '../../../platform/api/client.ts';
import { useTexts } from '../../../platform/i18n/useTexts.ts';
import { holderOfPerson } from './useRosterWords.ts';

const pauseOfTyping = 200;
const longestSearch = 100;

type Props = Readonly<{
  schoolId: string;
  role: EopRole;
  isDisabled: boolean;
  onChoose(holder: RoleHolder): void;
}>;

/** Anyone of the contact list. The server searches as the user types, because a list may have thousands. */
export function PersonSearch({ schoolId, role, isDisabled, onChoose }: Props) {
  const { t } = useTexts('features/eopRoles');
  const [typed, setTyped] = useState('');
  const search = typed.trim().slice(0, longestSearch);
  const [asked] = useDebouncedValue(search, pauseOfTyping);
  const found = useQuery(
    api.contacts.listContacts.queryOptions({
      input: { schoolId, ...(asked === '' ? {} : { search: asked }) },
      placeholderData: keepPreviousData,
    }),
  );
  const isSearching = search !== asked || found.isFetching;
  const people = (found.data?.contacts ?? [])
    .map((person) => ({ ...person, holder: holderOfPerson(person) }))
    .filter(({ holder }) => placeOf(role, holder) === null);
  const options = people.map(({ holder, firstName, lastName, title }) => ({
    value: holderKey(holder),
    label: [`${firstName} ${lastName}`, title].filter((part) => part !== '').join(', '),
  }));
  const hasMore = (found.data?.next ?? null) !== null;
  const nothingFound = () => {
    if (isSearching) return t('assign.searching');
    return t(found.isError ? 'assign.searchFailed' : 'assign.none');
  };
  return (
    <Select
      label={t('assign.anyone')}
      placeholder={t('assign.placeholder')}
      searchable
      disabled={isDisabled}
      loading={typed !== '' && isSearching}
      data-query={isSearching ? undefined : search}
      data={options}
      // The server has searched already.
      filter={() =>
        hasMore ? [...options, { value: '', label: t('assign.more'), disabled: true }] : options
      }
      searchValue={typed}
      onSearchChange={setTyped}
      nothingFoundMessage={nothingFound()}
      value={null}
      onChange={(key) => {
        const chosen = people.find(({ holder }) => holderKey(holder) === key);
        if (chosen !== undefined) onChoose(chosen.holder);
      }}
    />
  );
}
