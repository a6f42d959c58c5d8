import { expect, it } from 'vitest';
import { actorOf } from '../actorOf.ts';
import { demoLists } from '../dataProfiles.ts';
import { demoPeople } from '../people.ts';
import { seededRandom } from '../random.ts';
import { demoSchools } from '../schools.ts';
import { writeEntries } from './write.ts';

const timeZone = 'America/New_York';

// The first hour of a school year, a winter break, a leap day, the day of a clock change.
it.each([
  '2027-07-01T04:30:00.000Z',
  '2027-01-01T05:00:00.000Z',
  '2028-02-29T23:00:00.000Z',
  '2026-11-01T18:00:00.000Z',
])('creates as many entries on %s as on any other day, and none after it', (moment) => {
  const now = new Date(moment);
  const random = seededRandom(1);
  const schools = demoSchools(random);
  const actors = demoPeople(schools, random).map(actorOf);
  const options = demoLists(schools).places;
  const { records, alerts } = writeEntries({ schools, actors, options, timeZone, now }, random);
  expect(records).toHaveLength(8000);
  expect(alerts).toHaveLength(25);
  const hours = new Intl.DateTimeFormat('en-US', { timeZone, hour: 'numeric', hourCycle: 'h23' });
  const worked = new Set(records.map(({ entry }) => Number(hours.format(entry.timestamp))));
  expect([...worked].toSorted((a, b) => a - b)).toEqual([7, 8, 9, 10, 11, 12, 13, 14, 15, 16]);
  const times = [
    ...records.flatMap(({ entry, deltas }) => [
      entry.timeUpdated,
      ...deltas.map((delta) => delta.timeCreated),
    ]),
    ...alerts.flatMap(({ alert, recipients }) => [
      alert.timeUpdated,
      ...recipients.flatMap(({ timeRead, timeAcknowledged }) => [timeRead ?? now, timeAcknowledged ?? now]),
    ]),
  ];
  expect(times.filter((time) => time > now)).toEqual([]);
});
