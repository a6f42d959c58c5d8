import { type CalendarDate, schoolYearOf } from '@schooldog/domain/dates';
import {
  type DrillRulesDocument,
  isToRemindOf,
  type Requirement,
  schoolsToRemindOf,
} from '@schooldog/domain/drills';
import type { Services } from '../../../platform/api/context.ts';
import { dayText } from '../../../platform/exports/index.ts';
import type { Language } from '../../../platform/messages/index.ts';
import type { Work } from '../../../platform/work/work.ts';
import { notify } from '../../notifications/index.ts';
import { enabledActors } from '../../people/index.ts';
import { openSchoolNames } from '../../schools/index.ts';
import { dueAt } from '../due.ts';
import { typeText, wordsIn } from '../exports/words.ts';

type Told = Readonly<{ document: DrillRulesDocument; today: CalendarDate; lastSent: CalendarDate | null }>;

/** One notification for each person, about all their schools. */
export async function sendReminders(
  work: Work,
  services: Services,
  { document, today, lastSent }: Told,
): Promise<void> {
  const schools = await openSchoolNames(work.tx);
  const nameOf = new Map(schools.map(({ id, name }) => [id, name]));
  const { requirements } = await dueAt(work.tx, {
    document,
    schoolIds: [...nameOf.keys()],
    schoolYear: schoolYearOf(today),
    today,
  });
  const due = Map.groupBy(
    requirements.filter((one) => isToRemindOf(one, { today, lastSent })),
    ({ schoolId }) => schoolId,
  );
  if (due.size === 0) return;
  for (const [schoolIds, userIds] of await principalsOf(work, services, [...due.keys()])) {
    const ofSchools = schoolIds
      .split(' ')
      .map((id) => ({ name: nameOf.get(id) ?? '', drills: due.get(id) ?? [] }));
    const valuesIn = (language: Language) => valuesOf(ofSchools, language);
    await notify(work, services, {
      kind: 'drillsDue',
      userIds,
      values: valuesIn('en'),
      valuesIn,
      url: '/drills',
    });
  }
}

/** People by the schools of which they are reminded, so that those with the same schools are told together. */
async function principalsOf(
  work: Work,
  services: Services,
  schoolIds: readonly string[],
): Promise<ReadonlyMap<string, string[]>> {
  const people = new Map<string, string[]>();
  const before = work.now.toISOString();
  for await (const actors of enabledActors(work.tx, await services.readApp(), { before })) {
    for (const actor of actors) {
      const own = new Set(schoolsToRemindOf(actor));
      const key = schoolIds.filter((id) => own.has(id)).join(' ');
      if (key !== '') people.set(key, [...(people.get(key) ?? []), actor.userId]);
    }
  }
  return people;
}

type OfSchool = Readonly<{ name: string; drills: readonly Requirement[] }>;

function valuesOf(schools: readonly OfSchool[], language: Language) {
  const words = wordsIn(language);
  const lines = schools.flatMap(({ name, drills }) =>
    drills.map((drill) =>
      words(drill.state === 'toConfirm' ? 'reminder.toConfirm' : 'reminder.due', {
        school: name,
        type: typeText(drill, words),
        date: dayText(drill.dueBy),
      }),
    ),
  );
  return {
    count: String(lines.length),
    schoolNames: schools.map(({ name }) => name).join(', '),
    details: lines.join('\n'),
  };
}
