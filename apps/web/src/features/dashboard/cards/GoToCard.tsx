import { IconDeviceMobileDown, IconLifebuoy, IconLink } from '@tabler/icons-react';
import { useTexts } from '../../../platform/i18n/useTexts.ts';
import { isInstalledApp } from '../../../platform/install/installPrompt.ts';
import { LinkList } from '../LinkList.tsx';

export function GoToCard() {
  const { t } = useTexts('features/dashboard');
  const text = (key: 'resources' | 'support' | 'install') => ({
    title: t(`links.${key}.title`),
    body: t(`links.${key}.body`),
  });
  const links = [
    { id: 'resources', path: '/resources/links', icon: IconLink, ...text('resources') },
    { id: 'support', path: '/faq', icon: IconLifebuoy, ...text('support') },
    ...(isInstalledApp()
      ? []
      : [{ id: 'install', path: '/install', icon: IconDeviceMobileDown, ...text('install') }]),
  ];
  return <LinkList links={links} />;
}
