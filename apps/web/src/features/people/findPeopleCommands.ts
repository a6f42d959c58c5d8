import { IconUser } from '@tabler/icons-react';
import { client } from '../../platform/api/client.ts';
import { textsOf } from '../../platform/i18n/texts.ts';
import type { Command, FindTools } from '../../platform/navigation/featureShell.ts';

const maxFound = 6;

/** Those who manage users find people in the command palette and open their accounts from there. */
export async function findPeopleCommands(
  query: string,
  { actor, navigate, signal }: FindTools,
): Promise<readonly Command[]> {
  const { users } = await client.users.listUsers({ search: query.slice(0, 100) }, { signal });
  return users
    .filter((person) => actor.isSchoolDogStaff || !person.isSchoolDogStaff)
    .slice(0, maxFound)
    .map((person) => ({
      id: `person ${person.id}`,
      label: `${person.firstName} ${person.lastName}`,
      description: person.email,
      group: textsOf('app')('palette.groups.people'),
      icon: IconUser,
      run: () => void navigate({ to: '/admin/manageUsers', search: { user: person.id } }),
    }));
}
