import { alertTitle } from '@schooldog/domain/alerts';
import type { notifications } from '../../features/notifications/schema.ts';
import type { NewUser } from '../people.ts';
import type { Random } from '../random.ts';
import type { DemoSchool } from '../schools.ts';
import type { DemoAlert } from './alerts.ts';

/** What each recipient found in their list, read when they read the alert. */
export function alertNotifications(
  alerts: readonly DemoAlert[],
  { schools, people }: Readonly<{ schools: readonly DemoSchool[]; people: readonly NewUser[] }>,
  random: Random,
): (typeof notifications.$inferSelect)[] {
  const schoolNames = new Map(schools.map(({ id, name }) => [id, name]));
  const names = new Map(people.map(({ id, firstName, lastName }) => [id, `${firstName} ${lastName}`]));
  const languages = new Map(people.map(({ id, language }) => [id, language]));
  return alerts.flatMap(({ alert, recipients }) => {
    const valuesIn = {
      en: { itemName: alertTitle(alert.entry, 'en') },
      es: { itemName: alertTitle(alert.entry, 'es') },
    };
    return recipients.map(({ userId, timeCreated, timeRead }) => ({
      id: random.id(),
      userId,
      kind: 'safetyAlert' as const,
      values: {
        itemName: alertTitle(alert.entry, languages.get(userId) ?? ''),
        schoolName: schoolNames.get(alert.schoolId) ?? '',
        byName: names.get(alert.createdByUserId) ?? '',
        message: alert.message,
      },
      valuesIn,
      url: `/safetyAlerts/${alert.id}`,
      timeCreated,
      timeUpdated: timeRead ?? timeCreated,
      timeRead,
    }));
  });
}
