import { useMantineColorScheme } from '@mantine/core';
import {
  IconDeviceDesktop,
  IconLanguage,
  IconLogout,
  IconMoon,
  IconSchool,
  IconSun,
} from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { actionIcons } from '../../platform/actions/icons.ts';
import { visibleActions } from '../../platform/actions/visibleActions.ts';
import { api } from '../../platform/api/client.ts';
import { languages } from '../../platform/i18n/i18n.ts';
import { useTexts } from '../../platform/i18n/useTexts.ts';
import { type Command, useShell } from '../../platform/navigation/featureShell.ts';
import { isAllowed } from '../../platform/navigation/page.ts';
import { useActor } from '../../platform/session/session.ts';
import { useSignOut } from '../../platform/session/useSignOut.ts';
import { useMenu } from '../menu/useMenu.ts';
import { useMenuLabel } from '../menu/useMenuLabel.ts';
import { pages } from '../pages.ts';
import { themes } from '../themes.ts';
import { useLanguage } from '../useLanguage.ts';

/** Actions, pages of the menu, schools by name, language, theme and the way out. */
export function useBuiltInCommands(): readonly Command[] {
  return [
    ...useActionCommands(),
    ...usePageCommands(),
    ...useSchoolCommands(),
    ...usePreferenceCommands(),
    ...useAccountCommands(),
  ];
}

function useActionCommands(): readonly Command[] {
  const { t } = useTexts('app');
  const { actions: starts } = useShell();
  return visibleActions(useActor(), starts).map((action) => ({
    id: `action ${action}`,
    label: t(`actions.${action}`),
    group: t('palette.groups.actions'),
    icon: actionIcons[action],
    run: () => starts.get(action)?.(),
  }));
}

function usePageCommands(): readonly Command[] {
  const { t } = useTexts('app');
  const navigate = useNavigate();
  const label = useMenuLabel();
  const items = useMenu().flatMap((group) => group.items);
  return items.flatMap(({ id, label: itemLabel, icon, target, isBlockedOffline }) => {
    if (isBlockedOffline || itemLabel.kind === 'name') return [];
    const run = () => {
      if (target.kind === 'page') void navigate({ to: target.path, params: target.params });
      else window.open(target.href, '_blank', 'noopener,noreferrer');
    };
    return [{ id: `page ${id}`, label: label(itemLabel), group: t('palette.groups.pages'), icon, run }];
  });
}

const schoolPath = '/schools/$schoolId';

function useSchoolCommands(): readonly Command[] {
  const { t } = useTexts('app');
  const navigate = useNavigate();
  const actor = useActor();
  const names = useQuery(api.schools.listSchoolNames.queryOptions());
  const page = pages.get(schoolPath);
  if (page === undefined) return [];
  return (names.data ?? [])
    .filter(({ id, isArchived }) => isArchived !== true && isAllowed(page, actor, { schoolId: id }))
    .map(({ id, name }) => ({
      id: `school ${id}`,
      label: name,
      group: t('palette.groups.schools'),
      icon: IconSchool,
      run: () => void navigate({ to: schoolPath, params: { schoolId: id } }),
    }));
}

const themeIcons = { light: IconSun, dark: IconMoon, auto: IconDeviceDesktop };

function usePreferenceCommands(): readonly Command[] {
  const { t } = useTexts('app');
  const { choose } = useLanguage();
  const { setColorScheme } = useMantineColorScheme();
  const group = t('palette.groups.preferences');
  return [
    ...languages.map((language) => ({
      id: `language ${language}`,
      label: t('palette.setLanguage', { language: t(`language.${language}`) }),
      group,
      icon: IconLanguage,
      run: () => choose(language),
    })),
    ...themes.map((theme) => ({
      id: `theme ${theme}`,
      label: t('palette.setTheme', { theme: t(`theme.${theme}`) }),
      group,
      icon: themeIcons[theme],
      run: () => setColorScheme(theme),
    })),
  ];
}

function useAccountCommands(): readonly Command[] {
  const { t } = useTexts('app');
  const signOut = useSignOut();
  const group = t('palette.groups.account');
  const { account } = useShell();
  const ofFeatures = account.flatMap(({ key, icon, target }) =>
    'run' in target && target.isInPalette === true
      ? [{ id: key, label: t(`userMenu.${key}`), group, icon, run: target.run }]
      : [],
  );
  const out = { id: 'signOut', label: t('userMenu.signOut'), group, icon: IconLogout };
  return [...ofFeatures, { ...out, run: () => void signOut() }];
}
