import { canManageUsers } from '@schooldog/domain/users';
import { IconUser } from '@tabler/icons-react';
import { useNavigate } from '@tanstack/react-router';
import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { client } from '../../../platform/api/client.ts';
import { registerCommands } from '../../../platform/commands/commands.ts';
import { useActor } from '../../../platform/session/session.ts';

const maxFound = 6;

/** Those who manage users find people in the command palette and open their accounts from there. */
export function usePeopleCommands(): void {
  const { t } = useTranslation('app');
  const navigate = useNavigate();
  const actor = useActor();
  const isManager = canManageUsers(actor);
  const isStaff = actor.isSchoolDogStaff;
  useEffect(() => {
    if (!isManager) return undefined;
    return registerCommands({
      id: 'people',
      find: async (query, signal) => {
        const { users } = await client.users.listUsers({ search: query.slice(0, 100) }, { signal });
        return users
          .filter((person) => isStaff || !person.isSchoolDogStaff)
          .slice(0, maxFound)
          .map((person) => ({
            id: `person ${person.id}`,
            label: `${person.firstName} ${person.lastName}`,
            description: person.email,
            group: t('palette.groups.people'),
            icon: IconUser,
            run: () => void navigate({ to: '/admin/manageUsers', search: { user: person.id } }),
          }));
      },
    });
  }, [isManager, isStaff, navigate, t]);
}
