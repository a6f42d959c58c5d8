import { Button, CloseButton, Group, Stack, Switch, Text, TextInput } from '@mantine/core';
import { useMediaQuery } from '@mantine/hooks';
import { IconMapPin, IconSearch } from '@tabler/icons-react';
import { getRouteApi } from '@tanstack/react-router';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { StateMessage } from '../../../ui/StateMessage.tsx';
import type { OptionTask } from '../option/optionTask.ts';
import { findOptions } from './findOptions.ts';
import { OptionCards } from './OptionCards.tsx';
import { OptionTable } from './OptionTable.tsx';
import type { Profile } from './profile.ts';

const route = getRouteApi('/dataProfiles/$schoolId/$dataProfileId');
const pageSize = 100;

type Props = Readonly<{
  profile: Profile;
  isOffline: boolean;
  onAdd(): void;
  onTask(task: OptionTask): void;
}>;

/** The whole list is there already, so it is searched here; only a part of it is drawn. */
export function OptionList({ profile, isOffline, onAdd, onTask }: Props) {
  const { t } = useTranslation('dataProfiles');
  const { find = '', archived = false } = route.useSearch();
  const navigate = route.useNavigate();
  const isNarrow = useMediaQuery('(max-width: 61.99em)', undefined, { getInitialValueInEffect: false });
  const [limit, setLimit] = useState(pageSize);
  const setFind = (text: string) =>
    void navigate({
      search: ({ find: _before, ...others }) => (text === '' ? others : { ...others, find: text }),
      replace: true,
      resetScroll: false,
    });
  const found = findOptions(profile.optionList, { find, archived });
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
        <TextInput
          flex="1 1 240px"
          maw={420}
          type="search"
          aria-label={t('profile.find')}
          placeholder={t('profile.find')}
          leftSection={<IconSearch size={16} aria-hidden />}
          rightSection={
            find === '' ? null : (
              <CloseButton aria-label={t('profile.clearFind')} onClick={() => setFind('')} />
            )
          }
          value={find}
          onChange={({ currentTarget }) => setFind(currentTarget.value)}
        />
        <Switch
          label={t('showArchived')}
          checked={archived}
          py={8}
          onChange={({ currentTarget: { checked } }) =>
            void navigate({
              search: ({ archived: _before, ...others }) =>
                checked ? { ...others, archived: true as const } : others,
              replace: true,
              resetScroll: false,
            })
          }
        />
      </Group>
      {found.length === 0 ? (
        <StateMessage
          icon={<IconSearch />}
          title={t(find === '' ? 'profile.onlyArchived' : 'profile.noMatch')}
          action={find === '' ? undefined : { label: t('profile.showAll'), run: () => setFind('') }}
        />
      ) : (
        <>
          <Options
            schoolId={profile.schoolId}
            options={found.slice(0, limit)}
            isOffline={isOffline}
            onTask={onTask}
          />
          <Group justify="center" gap="md">
            <Text size="sm" c="dimmed" component="output">
              {t('profile.shown', { shown: Math.min(limit, found.length), count: found.length })}
            </Text>
            {found.length > limit ? (
              <Button variant="default" onClick={() => setLimit(limit + pageSize)}>
                {t('profile.showMore')}
              </Button>
            ) : null}
          </Group>
        </>
      )}
    </Stack>
  );
}
