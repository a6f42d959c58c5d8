import { Group, Stack } from '@mantine/core';
import { useMediaQuery } from '@mantine/hooks';
import { IconMapPin, IconSearch } from '@tabler/icons-react';
import { useTexts } from '../../../platform/i18n/useTexts.ts';
import { ArchivedSwitch } from '../../../ui/list/ArchivedSwitch.tsx';
import { ListEmpty } from '../../../ui/list/ListEmpty.tsx';
import { LocalList } from '../../../ui/list/LocalList.tsx';
import { FindFilter } from '../../../ui/list/FindFilter.tsx';
import { useFilter } from '../../../ui/list/useFilter.ts';
import { StateMessage } from '../../../ui/StateMessage.tsx';
import type { OptionTask } from '../option/optionTask.ts';
import { optionsFilter } from '../profileFilters.ts';
import { findOptions } from './findOptions.ts';
import { OptionCards } from './OptionCards.tsx';
import { OptionTable } from './OptionTable.tsx';
import type { Profile } from './profile.ts';

const pageSize = 100;

type Props = Readonly<{
  profile: Profile;
  isOffline: boolean;
  onAdd(): void;
  onTask(task: OptionTask): void;
}>;

/** The whole list is here already, so it is searched on the device. */
export function OptionList({ profile, isOffline, onAdd, onTask }: Props) {
  const { t } = useTexts('features/dataProfiles');
  const { filter, setFilter, clear, count } = useFilter(optionsFilter);
  const isNarrow = useMediaQuery('(max-width: 61.99em)', undefined, { getInitialValueInEffect: false });
  const found = findOptions(profile.optionList, filter);
  const Options = isNarrow ? OptionCards : OptionTable;

  if (profile.optionList.length === 0) {
    return (
      <StateMessage
        icon={<IconMapPin />}
        title={t('profile.empty')}
        body={t('profile.emptyBody')}
        action={isOffline || profile.isArchived ? undefined : { label: t('profile.add'), run: onAdd }}
      />
    );
  }
  return (
    <Stack gap="md">
      <Group gap="md">
        <FindFilter label={t('profile.find')} filter={filter} onChange={setFilter} flex="1 1 240px" />
        <ArchivedSwitch filter={filter} onChange={setFilter} />
      </Group>
      {found.length === 0 ? (
        <ListEmpty
          isFiltered={count > 0}
          onClear={clear}
          clearLabel={t('profile.showAll')}
          nothing={{ icon: <IconSearch />, title: t('profile.onlyArchived') }}
          noMatch={{ icon: <IconSearch />, title: t('profile.noMatch') }}
        />
      ) : (
        <LocalList items={found} pageSize={pageSize}>
          {(options) => (
            <Options
              label={profile.name}
              schoolId={profile.schoolId}
              options={options}
              isOffline={isOffline}
              onTask={onTask}
            />
          )}
        </LocalList>
      )}
    </Stack>
  );
}
