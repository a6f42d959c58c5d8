import { type CalendarDate, dateIn } from '@schooldog/domain/dates';
import { certificationState, componentName, eopSections } from '@schooldog/domain/eop';
import type { Services } from '../../../platform/api/context.ts';
import { dayText, type Words } from '../../../platform/exports/index.ts';
import { namesOf } from '../../../platform/identity/namesOf.ts';
import { wordsIn as planWordsIn } from '../pdf/words.ts';
import { lastCertifications } from '../pdf/planStore.ts';
import { type ReportedComponent, reportedComponents } from './store.ts';

type Reported = Readonly<{
  schools: readonly Readonly<{ id: string; name: string }>[];
  timeZone: string;
  words: Words;
  language: string;
}>;

/** Few enough components that little is in memory at a time. */
const schoolsAtATime = 10;

/** School after school, each in the order of its plan. */
export async function* certificationRows(services: Services, reported: Reported): AsyncGenerator<string[][]> {
  const { schools } = reported;
  for (let at = 0; at < schools.length; at += schoolsAtATime)
    yield await rowsOfSchools(services, { ...reported, schools: schools.slice(at, at + schoolsAtATime) });
}

async function rowsOfSchools(
  { database: { db }, clock }: Services,
  { schools, timeZone, words, language }: Reported,
): Promise<string[][]> {
  const components = await reportedComponents(
    db,
    schools.map(({ id }) => id),
  );
  const certified = await lastCertifications(
    db,
    components.map(({ id }) => id),
  );
  const certifierOf = new Map(certified.map(({ componentId, userId }) => [componentId, userId]));
  const people = await namesOf(db, [
    ...certifierOf.values(),
    ...components.flatMap(({ pointOfContactUserId }) => pointOfContactUserId ?? []),
  ]);
  const nameOf = (userId: string | null | undefined) =>
    userId === null || userId === undefined ? '' : (people.get(userId) ?? words('formerUser'));
  const day = (time: Date | null) => (time === null ? '' : dayText(dayOf(time, timeZone)));
  const now = clock().toISOString();
  const bySchool = Map.groupBy(components, ({ schoolId }) => schoolId);
  return schools.flatMap(({ id, name }) =>
    (bySchool.get(id) ?? [])
      .toSorted(bySection)
      .map((component) => [
        name,
        planWordsIn(language)(`sections.${component.section}`),
        componentName(component, language),
        words(`states.${stateOf(component, now, timeZone)}`),
        day(component.lastCertificationTime),
        nameOf(certifierOf.get(component.id)),
        day(component.nextCertificationDueTime),
        String(component.certificationIntervalMonths),
        nameOf(component.pointOfContactUserId),
        words(component.hasUnpublishedChanges ? 'yes' : 'no'),
      ]),
  );
}

const dayOf = (time: Date, timeZone: string): CalendarDate => dateIn(time.toISOString(), timeZone);

function bySection(a: ReportedComponent, b: ReportedComponent): number {
  return eopSections.indexOf(a.section) - eopSections.indexOf(b.section);
}

function stateOf({ nextCertificationDueTime: due }: ReportedComponent, now: string, timeZone: string) {
  if (due === null) return 'never';
  return certificationState({ nextCertificationDueTimestamp: due.toISOString() }, now, timeZone);
}
