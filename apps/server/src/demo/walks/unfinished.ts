// Walks that are not complete, in every state, so that each account has something to do. Those that are older than a
// week are led by the chief of the district's police, whose dashboard then offers to complete them, and one by somebody
// whose account stands for no role.
import { addDays, dateIn } from '@schooldog/domain/dates';
import { canReceiveAlertAt } from '@schooldog/domain/alerts';
import type { Actor } from '@schooldog/domain/permissions';
import { defaultObservationSettings } from '@schooldog/domain/settings';
import { participantsOf } from '@schooldog/domain/walks';
import type { Random } from '../random.ts';
import type { DemoSchool } from '../schools.ts';
import { askForRevisions, type CompletedWalk } from './completed.ts';
import { type Logged, type Logger, withWaitingAlert } from './logged.ts';
import type { WalkPeople } from './people.ts';
import { begin, change, moveTo, type Story, submit, touch } from './story.ts';
import { weatherOf } from './weather.ts';

const minute = 60_000;
const hour = 60 * minute;
const day = 24 * hour;

export type Unfinished = Readonly<{ story: Story; logged: readonly Logged[] }>;

type Around = Readonly<{
  people: WalkPeople;
  schools: readonly DemoSchool[];
  timeZone: string;
  now: Date;
  log: Logger;
}>;

/** Where, by whom, how long ago, and how many entries were logged how far apart. */
type Plan = Readonly<{
  school: number;
  leader: Actor;
  collaborators?: readonly Actor[];
  ago: number;
  entries: number;
  apart: number;
  isPlanned?: boolean;
}>;

export function unfinishedWalks(around: Around, random: Random): Unfinished[] {
  const { people, now } = around;
  const { account } = people;
  const start = (plan: Plan) => started(plan, around, random);
  const before = (time: number) => new Date(now.getTime() - time);
  const reviewedBy = (reviewer: Actor, { story, logged }: Unfinished, ago: number): Unfinished => {
    const [email = ''] = people.emailsOf([reviewer.userId]);
    return { story: submit(story, before(ago), { userId: reviewer.userId, email }), logged };
  };
  const fresh = start({
    school: 0,
    leader: account('principal'),
    collaborators: [account('custodial'), account('sro')],
    ago: 3 * hour,
    entries: 7,
    apart: 11 * minute,
    isPlanned: true,
  });
  const revised = start({
    school: 1,
    leader: account('sro'),
    collaborators: [people.at('educator', around.schools[1]?.id ?? '')],
    ago: 3 * day,
    entries: 5,
    apart: 9 * minute,
  });
  return [
    withAlert(fresh, around, random),
    start({ school: 0, leader: account('custodial'), ago: 26 * hour, entries: 3, apart: 14 * minute }),
    start({
      school: 9,
      leader: account('district_safety_coordinator'),
      collaborators: [
        account('custodial_supervisor'),
        account('district_nonsafety_coordinator'),
        account('schooldog_master_admin'),
      ],
      ago: 5 * hour,
      entries: 9,
      apart: 12 * minute,
      isPlanned: true,
    }),
    sentBack(
      reviewedBy(people.at('principal', around.schools[1]?.id ?? ''), revised, 2 * day),
      around,
      random,
    ),
    reviewedBy(
      account('principal'),
      start({
        school: 0,
        leader: account('assistant_principal'),
        collaborators: [account('educator'), account('clerical')],
        ago: 30 * hour,
        entries: 8,
        apart: 10 * minute,
      }),
      27 * hour,
    ),
    reviewedBy(
      account('district_safety_coordinator'),
      start({
        school: 6,
        leader: account('sro_district'),
        collaborators: [account('district_nonsafety_coordinator')],
        ago: 50 * hour,
        entries: 6,
        apart: 15 * minute,
      }),
      46 * hour,
    ),
    // Abandoned, and one that is only old.
    start({ school: 3, leader: account('sro_district'), ago: 12 * day, entries: 2, apart: 10 * minute }),
    start({ school: 4, leader: account('sro_district'), ago: 15 * day, entries: 6, apart: 2.4 * day }),
    archivedOne(
      start({
        school: 5,
        leader: people.at('principal', around.schools[5]?.id ?? ''),
        ago: 40 * day,
        entries: 0,
        apart: 0,
      }),
      around,
    ),
  ];
}

function started(plan: Plan, { schools, timeZone, now, log }: Around, random: Random): Unfinished {
  const { leader, collaborators = [] } = plan;
  const time = new Date(now.getTime() - plan.ago);
  const { categories } = defaultObservationSettings();
  const planned = {
    intendedCategories: categories.slice(0, 3).map(({ id }) => id),
    timeframe: addDays(dateIn(now.toISOString(), timeZone), 4),
  };
  const story = begin({
    id: random.id(),
    schoolId: schools[plan.school]?.id ?? '',
    leader,
    time,
    collaborators: collaborators.map(({ userId }) => userId),
    ...(plan.isPlanned === true ? planned : {}),
  });
  const times = Array.from(
    { length: plan.entries },
    (_, at) => new Date(time.getTime() + (at + 1) * plan.apart),
  );
  const logged = log(story.walk, [leader, ...collaborators], times);
  const last = times.at(-1);
  if (last === undefined) return { story, logged };
  const by = { time: last, userId: collaborators[0]?.userId ?? leader.userId };
  const { additionalNotes: _last, ...weather } = weatherOf(last, random);
  return { story: touch(change(story, by, weather), last), logged };
}

function withAlert({ story, logged }: Unfinished, { people }: Around, random: Random): Unfinished {
  const receiver = people.account('sro');
  const at = logged.findIndex(
    ({ row }) => row.observationType === 'concern' && row.reportedByUserId === story.walk.leaderUserId,
  );
  const entry = logged[at];
  if (entry === undefined || !canReceiveAlertAt(receiver, story.walk.schoolId)) return { story, logged };
  const message = 'Please take a look before dismissal.';
  const alert = { id: random.id(), userIds: [receiver.userId], message };
  return { story, logged: logged.with(at, withWaitingAlert(entry, alert)) };
}

function sentBack({ story, logged }: Unfinished, { people, now }: Around, random: Random): Unfinished {
  const reviewer = story.walk.awaitingReviewBy ?? '';
  const emails = people.emailsOf(participantsOf(story.walk));
  const by = { time: new Date(now.getTime() - day), userId: reviewer };
  return { story: askForRevisions(story, by, { emails, random }), logged };
}

function archivedOne({ story, logged }: Unfinished, { now }: Around): Unfinished {
  const { leaderUserId: userId, timeUpdated } = story.walk;
  const time = new Date(now.getTime() - 20 * day);
  const changes = { timeArchived: time, archivedByUserId: userId, timeUpdated };
  return { story: change(story, { time, userId }, changes), logged };
}

/** Its entries stay published; what was logged since waits. */
export function placedBack({ story }: CompletedWalk, { people, now, log }: Around): Unfinished {
  const leader = people.actorById(story.walk.leaderUserId);
  const time = new Date(now.getTime() - day);
  const back = moveTo(
    story,
    { time, userId: story.walk.leaderUserId },
    {
      toStatus: 'inprogress',
      awaitingReviewBy: null,
      currentStage: 'observations',
      timeSubmitted: null,
      timeCompleted: null,
    },
  );
  const again = new Date(time.getTime() + 40 * minute);
  return { story: touch(back, again), logged: log(back.walk, leader === undefined ? [] : [leader], [again]) };
}
