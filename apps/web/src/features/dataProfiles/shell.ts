import { IconMapPin } from '@tabler/icons-react';
import type { FeatureShell } from '../../platform/navigation/featureShell.ts';
import { profilesFilter } from './profileFilters.ts';

export const shell: FeatureShell = {
  menu: [{ key: 'dataProfiles', to: '/dataProfiles', icon: IconMapPin }],
  schoolTiles: {
    locations: {
      icon: IconMapPin,
      to: '/dataProfiles',
      search: (_tile, schoolId) => profilesFilter.write({ schoolIds: [schoolId] }),
    },
  },
};
