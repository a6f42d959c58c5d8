import { type CalendarDate, dateIn } from '@schooldog/domain/dates';
import {
  componentName,
  type EopReminder,
  type NamedComponent,
  type RemindedComponent,
  remindedPeople,
  remindersOf,
} from '@schooldog/domain/eop';
import { rolesIdOf } from '@schooldog/domain/eopRoles';
import type { Actor } from '@schooldog/domain/permissions';
import type { Services } from '../../../platform/api/context.ts';
import { exportTexts } from '../../../platform/exports/index.ts';
import type { Language } from '../../../platform/messages/index.ts';
import type { Work } from '../../../platform/work/work.ts';
import { notify } from '../../notifications/index.ts';
import { enabledActors } from '../../people/index.ts';
import { openSchoolNames } from '../../schools/index.ts';
import { componentsToRemindOf } from './store.ts';
import en from './texts/en.json' with { type: 'json' };
import es from './texts/es.json' with { type: 'json' };

type Day = Readonly<{ today: CalendarDate; lastSent: CalendarDate | null; timeZone: string }>;
type Line = Readonly<{
  schoolName: string;
  named: NamedComponent;
  reminder: EopReminder;
  dueDay: CalendarDate | null;
  gaps: number;
}>;

const wordsIn = exportTexts({ en, es });

/** One notification for each person, about all their components. */
export async function sendReminders(work: Work, services: Services, day: Day): Promise<void> {
  const told = await linesOf(work, services, day);
  if (told.length === 0) return;
  const actors = await everyActor(work, services);
  const byPerson = new Map<string, Line[]>();
  for (const { component, lines } of told) {
    for (const userId of remindedPeople(component, actors))
      byPerson.set(userId, [...(byPerson.get(userId) ?? []), ...lines]);
  }
  for (const [userId, lines] of byPerson) {
    const valuesIn = (language: Language) => valuesOf(lines, language);
    await notify(work, services, {
      kind: 'eopsDue',
      userIds: [userId],
      values: valuesIn('en'),
      valuesIn,
      url: '/eop',
    });
  }
}

async function linesOf(work: Work, services: Services, { today, lastSent, timeZone }: Day) {
  const schools = await openSchoolNames(work.tx);
  const bySchool = Map.groupBy(await componentsToRemindOf(work.tx), ({ schoolId }) => schoolId);
  const schoolIds = schools.map(({ id }) => id);
  const found = await services.hooks.collect(work.tx, 'eop.rosterGaps', { schoolIds });
  const gapsOf = new Map(
    found.flat().map(({ schoolId, roleTableId, gaps }) => [rolesIdOf(schoolId, roleTableId), gaps]),
  );
  const day = { today, lastSent, timeZone, now: work.now.toISOString() };
  const rows = schools.flatMap(({ id, name: schoolName }) =>
    (bySchool.get(id) ?? []).map((row) => ({ ...row, schoolName })),
  );
  return rows.flatMap((row) => {
    const { schoolId, schoolName, pointOfContactUserId } = row;
    const due = row.nextCertificationDueTime?.toISOString() ?? null;
    const component: RemindedComponent = {
      schoolId,
      pointOfContactUserId,
      nextCertificationDueTimestamp: due,
      timeCreated: row.timeCreated.toISOString(),
      rosterGaps: gapsOf.get(row.eopRolesId ?? '') ?? 0,
    };
    const dueDay = due === null ? null : dateIn(due, timeZone);
    const lines = remindersOf(component, day).map((reminder): Line => ({
      schoolName,
      named: { name: row.name, guidanceKey: row.guidanceKey },
      reminder,
      dueDay,
      gaps: component.rosterGaps,
    }));
    return lines.length === 0 ? [] : [{ component, lines }];
  });
}

async function everyActor(work: Work, services: Services): Promise<Actor[]> {
  const actors: Actor[] = [];
  const before = work.now.toISOString();
  for await (const some of enabledActors(work.tx, await services.readApp(), { before })) actors.push(...some);
  return actors;
}

function valuesOf(lines: readonly Line[], language: Language) {
  const words = wordsIn(language);
  const texts = lines.map(({ schoolName: school, named, reminder, dueDay, gaps }) => {
    const name = componentName(named, language);
    if (reminder === 'gaps') return words('gaps', { school, name, number: String(gaps) });
    if (dueDay === null) return words('never', { school, name });
    const [year, month, day] = dueDay.split('-');
    return words(reminder, { school, name, date: `${month}/${day}/${year}` });
  });
  return {
    count: String(lines.length),
    schoolNames: [...new Set(lines.map(({ schoolName }) => schoolName))].join(', '),
    details: texts.join('\n'),
  };
}
