import { IconUserEdit, IconUsers } from '@tabler/icons-react';
import type { FeatureShell } from '../../platform/navigation/featureShell.ts';
import { peopleFilter } from './peopleFilter.ts';
import { openProfile } from './userDialog/profile.ts';
import { ProfileHost } from './userDialog/ProfileHost.tsx';

export const shell: FeatureShell = {
  menu: [{ key: 'manageUsers', to: '/admin/manageUsers', icon: IconUsers }],
  account: [{ key: 'editProfile', icon: IconUserEdit, target: { run: openProfile, isInPalette: true } }],
  palette: [
    {
      to: '/admin/manageUsers',
      find: async (...asked) => (await import('./findPeopleCommands.ts')).findPeopleCommands(...asked),
    },
  ],
  schoolTiles: {
    people: {
      icon: IconUsers,
      to: '/admin/manageUsers',
      search: (_tile, schoolId) => peopleFilter.write({ schoolIds: [schoolId] }),
    },
  },
  host: ProfileHost,
};
