import {
  IconBook2,
  IconBuildingBank,
  IconDeviceMobileDown,
  IconLifebuoy,
  IconLink,
} from '@tabler/icons-react';
import type { FeatureShell } from '../../platform/navigation/featureShell.ts';
import { InstallOffer } from './InstallOffer.tsx';
import { stateAgenciesUrl, trainingLibraryUrl } from './resources.ts';

export const shell: FeatureShell = {
  menu: [
    { key: 'resourceLinks', to: '/resources/links', icon: IconLink },
    { key: 'trainingLibrary', href: trainingLibraryUrl, icon: IconBook2 },
    { key: 'stateToolkit', href: stateAgenciesUrl, icon: IconBuildingBank, needsStateBranding: true },
    { key: 'faq', to: '/faq', icon: IconLifebuoy },
    { key: 'install', to: '/install', icon: IconDeviceMobileDown, hiddenWhenInstalled: true },
  ],
  host: InstallOffer,
};
