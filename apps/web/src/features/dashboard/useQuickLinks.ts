import { canListSchools } from '@schooldog/domain/schools';
import {
  IconBuildingCommunity,
  IconDeviceMobileDown,
  IconLifebuoy,
  IconLink,
  IconSchool,
  type Icon,
} from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { isInstalledApp } from '../../platform/install/installPrompt.ts';
import { useActor } from '../../platform/session/session.ts';
import { useSchoolNames } from '../schools/index.ts';

export type QuickLinkData = Readonly<{
  id: string;
  path: string;
  params?: Readonly<Record<string, string>>;
  icon: Icon;
  title: string;
  body: string;
}>;

/** Own schools first, whose names may still be on their way; people of the district have the list of all of them. */
export function useQuickLinks(): Readonly<{ links: readonly QuickLinkData[]; waitingFor: number }> {
  const { t } = useTranslation('dashboard');
  const actor = useActor();
  const names = useSchoolNames();
  const text = (key: 'schools' | 'resources' | 'support' | 'install') => ({
    title: t(`quickLinks.${key}.title`),
    body: t(`quickLinks.${key}.body`),
  });

  const schools: readonly QuickLinkData[] = canListSchools(actor)
    ? [{ id: 'schools', path: '/schools', icon: IconBuildingCommunity, ...text('schools') }]
    : (names.data ?? [])
        .filter(({ id }) => actor.roleSchoolIds.includes(id))
        .map(({ id, name }) => ({
          id,
          path: '/schools/$schoolId',
          params: { schoolId: id },
          icon: IconSchool,
          title: name,
          body: t('quickLinks.school.body'),
        }));

  const links = [
    ...schools,
    { id: 'resources', path: '/resources/links', icon: IconLink, ...text('resources') },
    { id: 'support', path: '/faq', icon: IconLifebuoy, ...text('support') },
    ...(isInstalledApp()
      ? []
      : [{ id: 'install', path: '/install', icon: IconDeviceMobileDown, ...text('install') }]),
  ];
  const isWaiting = names.isLoading && !canListSchools(actor);
  return { links, waitingFor: isWaiting ? actor.roleSchoolIds.length : 0 };
}
