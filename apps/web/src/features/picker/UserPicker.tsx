// Chooses people. The server searches as the user types, because a district may have tens of thousands.
import { type ComboboxParsedItem, MultiSelect, VisuallyHidden } from '@mantine/core';
import type { Permission } from '@schooldog/domain/permissions';
import { type Person, trimSelection } from '@schooldog/domain/picker';
import { IconUsers } from '@tabler/icons-react';
import { useState } from 'react';
import { useTexts } from '../../platform/i18n/useTexts.ts';
import { groupsWith } from './groupsWith.ts';
import { fullName, usePickerGroups } from './usePickerGroups.ts';
import { usePickerPeople } from './usePickerPeople.ts';

type Props = Readonly<{
  value: readonly string[];
  onChange(userIds: readonly string[]): void;
  label: string;
  /** What it means to be chosen. */
  help?: string;
  max?: number;
  /** Nobody but these, at most 100. */
  onlyIds?: readonly string[];
  contactsOfSchoolId?: string;
  /** Only who holds it, at the given school or, without one, at any. */
  permission?: Permission;
  /** Only who holds this one as well. */
  alsoPermission?: Permission;
  atSchoolId?: string;
  /** Only who holds it at all of these schools, at most 100. */
  atSchoolIds?: readonly string[];
  /** People cached on the device, offered offline beside those seen before. */
  offlinePeople?: readonly Person[];
  error?: string | undefined;
  /** For actions that users cannot direct at themselves, such as alerting. */
  withoutSelf?: boolean;
  /** People who are in already. */
  withoutIds?: readonly string[];
  /** For what provider staff never do in a district, whatever they may. */
  withoutStaff?: boolean;
  isRequired?: boolean;
  /** Without a choice, everyone is meant. */
  isFilter?: boolean;
  /** Where the list would cover the button below. */
  opensUpward?: boolean;
  /** First in its dialog. */
  takesFocus?: boolean;
}>;

export function UserPicker(props: Props) {
  const { value, onChange, label, max, error } = props;
  const { t } = useTexts('features/picker');
  const [isOpen, setIsOpen] = useState(false);
  const chosen = trimSelection(value, max);
  const people = usePickerPeople(
    chosen,
    {
      ids: props.onlyIds === undefined ? undefined : [...props.onlyIds],
      permission: props.permission,
      alsoPermission: props.alsoPermission,
      atSchoolId: props.atSchoolId,
      atSchoolIds: props.atSchoolIds === undefined ? undefined : [...props.atSchoolIds],
      schoolId: props.contactsOfSchoolId,
    },
    props.offlinePeople,
  );
  const isFull = max !== undefined && chosen.length >= max;
  const groups = usePickerGroups(people.offered, props).map(({ group, items }) => ({
    group,
    items: items.map((item) => ({ ...item, disabled: isFull && !chosen.includes(item.value) })),
  }));
  const offered = new Set(groups.flatMap(({ items }) => items.map((item) => item.value)));
  const notOffered = chosen.filter((id) => !offered.has(id));

  function nameOf(id: string): string {
    const person = people.personOf(id);
    if (person !== undefined) return fullName(person);
    return people.isNaming ? '…' : t('unknown');
  }

  /** Until the server has searched, and without it, what is typed is looked for among those seen before. */
  function shown(): ComboboxParsedItem[] {
    if (people.isOffline || people.isSearching) return groupsWith(groups, people.typed);
    return people.more ? [...groups, { value: '', label: t('more'), disabled: true }] : groups;
  }

  function nothingFound(): string {
    if (people.isSearching) return t('searching');
    return t(people.isError ? 'failed' : 'none');
  }

  return (
    <>
      <MultiSelect
        label={label}
        description={descriptionOf([
          props.help ?? null,
          max === undefined || max === 1 || props.isFilter === true ? null : t('maximum', { maximum: max }),
          people.isOffline ? t('offline') : null,
        ])}
        placeholder={value.length === 0 ? t(placeholderOf(props)) : ''}
        data={[...groups, { group: '', items: notOffered.map((id) => ({ value: id, label: nameOf(id) })) }]}
        filter={shown}
        searchValue={people.typed}
        onSearchChange={people.setTyped}
        value={[...chosen]}
        onChange={(ids) => {
          const selection = trimSelection(ids, max);
          people.remember(selection);
          onChange(selection);
          // Nobody else can be chosen, and the list would cover what comes next.
          if (selection.length === max) setIsOpen(false);
        }}
        inputWrapperOrder={props.opensUpward === true ? helpBelow : helpAbove}
        error={error}
        withAsterisk={props.isRequired === true}
        searchable
        clearable
        clearButtonProps={{ 'aria-label': t('clear') }}
        loading={isOpen && people.isSearching}
        data-query={people.isSearching ? undefined : people.typed.trim()}
        nothingFoundMessage={nothingFound()}
        leftSection={<IconUsers size={16} />}
        dropdownOpened={isOpen}
        onDropdownOpen={() => setIsOpen(true)}
        onDropdownClose={() => setIsOpen(false)}
        maxDropdownHeight={240}
        {...(props.takesFocus === true ? { 'data-autofocus': true } : {})}
        comboboxProps={{ position: props.opensUpward === true ? 'top' : 'bottom' }}
        {...(max === undefined ? {} : { maxValues: max })}
      />
      <VisuallyHidden component="output">{isOpen && people.more ? t('more') : ''}</VisuallyHidden>
    </>
  );
}

/** A list that opens upward covers what is above the field. */
const helpBelow: ('label' | 'input' | 'description' | 'error')[] = ['label', 'input', 'description', 'error'];
const helpAbove: typeof helpBelow = ['label', 'description', 'input', 'error'];

function placeholderOf({ isFilter, max }: Pick<Props, 'isFilter' | 'max'>) {
  if (isFilter === true) return 'anyone';
  return max === 1 ? 'placeholderOne' : 'placeholder';
}

function descriptionOf(notes: readonly (string | null)[]): string | null {
  const said = notes.filter((note) => note !== null);
  return said.length === 0 ? null : said.join(' ');
}
