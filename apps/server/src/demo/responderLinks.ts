// Responder links of the demo district: two that are live and one that has ended, at the first school, with what
// their responders did. Nobody knows their addresses; new links can be made and opened.
import type { ResponderEvent } from '@schooldog/domain/responderLinks';
import { responderEvents, responderLinks } from '../features/responderLinks/schema.ts';
import { insertMany } from '../platform/database/insertMany.ts';
import { hashOfToken } from '../platform/identity/tokens.ts';
import type { Work } from '../platform/work/work.ts';
import type { Surroundings } from './entries/write.ts';
import type { DemoPlans } from './eop.ts';
import type { NewUser } from './people.ts';
import { seededRandom } from './random.ts';
import { walkPeople } from './walks/people.ts';

/** A separate random generator, so that nothing else in the district shifts with them. */
const seed = 1740;
const minute = 60 * 1000;
const day = 24 * 60 * minute;

type Told = Readonly<{
  personName: string;
  agency: string;
  email: string;
  madeDaysAgo: number;
  days: number;
  revokedDaysAgo: number | null;
  includesContacts: boolean;
  mayDownload: boolean;
  events: readonly ResponderEvent[];
}>;

const told: readonly Told[] = [
  {
    personName: 'Dana Whitfield',
    agency: 'Cedar County Fire and Rescue',
    email: 'dana.whitfield@fire.example',
    madeDaysAgo: 5,
    days: 30,
    revokedDaysAgo: null,
    includesContacts: true,
    mayDownload: false,
    events: ['linkOpened', 'codeSent', 'codeWrong', 'codeEntered', 'viewed', 'viewed', 'viewed'],
  },
  {
    personName: 'Luis Herrera',
    agency: 'Cedar Springs Police Department',
    email: 'luis.herrera@police.example',
    madeDaysAgo: 2,
    days: 7,
    revokedDaysAgo: null,
    includesContacts: false,
    mayDownload: true,
    events: ['linkOpened', 'codeSent', 'codeEntered', 'viewed', 'downloaded'],
  },
  {
    personName: 'Priya Anand',
    agency: 'State Office of School Safety',
    email: 'priya.anand@state.example',
    madeDaysAgo: 40,
    days: 30,
    revokedDaysAgo: 36,
    includesContacts: false,
    mayDownload: false,
    events: ['linkOpened', 'codeSent', 'codeEntered', 'viewed', 'rejected'],
  },
];

export async function writeResponderLinks(
  { tx }: Work,
  { schools, now, people }: Pick<Surroundings, 'schools' | 'now'> & Readonly<{ people: readonly NewUser[] }>,
  plans: DemoPlans,
): Promise<void> {
  const random = seededRandom(seed);
  const [school] = schools;
  if (school === undefined) return;
  const creator = walkPeople(people).at('principal', school.id);
  const shown = plans.flatMap(({ component, certification }) =>
    component.schoolId === school.id && certification !== null ? [component.id] : [],
  );
  const links = told.map((one) => {
    const timeCreated = new Date(now.getTime() - one.madeDaysAgo * day);
    const timeRevoked =
      one.revokedDaysAgo === null ? null : new Date(now.getTime() - one.revokedDaysAgo * day);
    const { personName, agency, email, includesContacts, mayDownload } = one;
    return {
      id: random.id(),
      tokenHash: hashOfToken(random.id() + random.id()),
      schoolId: school.id,
      personName,
      agency,
      email,
      includesContacts,
      mayDownload,
      createdByUserId: creator.userId,
      timeExpires: new Date(timeCreated.getTime() + one.days * day),
      timeRevoked,
      revokedByUserId: timeRevoked === null ? null : creator.userId,
      timeCreated,
      timeUpdated: timeRevoked ?? timeCreated,
    };
  });
  await insertMany(tx, responderLinks, links);
  const events = links.flatMap(({ id: linkId, timeCreated }, at) =>
    (told[at]?.events ?? []).map((event, index) => ({
      linkId,
      event,
      componentId: event === 'viewed' || event === 'downloaded' ? (shown[index] ?? null) : null,
      // A rejected one came after the link was revoked.
      time: new Date(timeCreated.getTime() + (event === 'rejected' ? 5 * day : (90 + index * 3) * minute)),
    })),
  );
  await insertMany(tx, responderEvents, events);
}
