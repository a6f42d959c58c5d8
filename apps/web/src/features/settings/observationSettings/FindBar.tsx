import { CloseButton, Switch, TextInput } from '@mantine/core';
import { IconSearch } from '@tabler/icons-react';
import { getRouteApi } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import classes from './FindBar.module.css';

const route = getRouteApi('/walkSettings');

/** Everything is here already, so what is typed is found at once. */
export function FindBar({ children }: Readonly<{ children?: ReactNode }>) {
  const { t } = useTranslation('observationSettings');
  const { find = '', archived = false } = route.useSearch();
  const navigate = route.useNavigate();
  const setFind = (text: string) =>
    void navigate({
      search: ({ find: _before, ...others }) => (text === '' ? others : { ...others, find: text }),
      replace: true,
      resetScroll: false,
    });
  const setArchived = (on: boolean) =>
    void navigate({
      search: ({ archived: _before, ...others }) => (on ? { ...others, archived: true } : others),
      replace: true,
      resetScroll: false,
    });
  return (
    <search className={classes.bar}>
      <TextInput
        label={t('find.label')}
        type="search"
        autoComplete="off"
        maxLength={100}
        leftSection={<IconSearch size={16} aria-hidden />}
        rightSection={
          find === '' ? null : <CloseButton aria-label={t('find.clear')} onClick={() => setFind('')} />
        }
        value={find}
        onChange={({ currentTarget }) => setFind(currentTarget.value)}
      />
      {children}
      <Switch
        className={classes.switch ?? ''}
        label={t('find.archived')}
        checked={archived}
        onChange={({ currentTarget }) => setArchived(currentTarget.checked)}
      />
    </search>
  );
}
