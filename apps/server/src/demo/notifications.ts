// Notifications of the demo district: a welcome that was read, and for the role accounts also something new. Written
// without mail, so that the first message there is a real one.
import { notifications } from '../features/notifications/schema.ts';
import type { Services } from '../platform/api/context.ts';
import type { NewUser } from './people.ts';
import type { Random } from './random.ts';

const day = 24 * 60 * 60 * 1000;

export async function addDemoNotifications(
  services: Services,
  parts: { people: readonly NewUser[]; random: Random },
): Promise<void> {
  const { people, random } = parts;
  const coordinator = people.find(({ role }) => role === 'district_safety_coordinator');
  const byName = `${coordinator?.firstName} ${coordinator?.lastName}`;
  await services.work({ userId: null }, async ({ tx, now }) => {
    const daysAgo = (days: number) => new Date(now.getTime() - days * day);
    const welcomes = people.map(({ id: userId }) => ({
      id: random.id(),
      userId,
      kind: 'welcome' as const,
      url: '/dashboard',
      timeCreated: daysAgo(40),
      timeRead: daysAgo(39),
    }));
    const changes = people.filter(standsForRole).map(({ id: userId }) => ({
      id: random.id(),
      userId,
      kind: 'permissionsChanged' as const,
      values: { byName },
      url: '/dashboard',
      timeCreated: daysAgo(2),
    }));
    await tx.insert(notifications).values([...welcomes, ...changes]);
  });
}

function standsForRole({ email, role, isSchoolDogStaff }: NewUser): boolean {
  return email === `${role}@demo.test` && isSchoolDogStaff !== true && role !== 'district_safety_coordinator';
}
