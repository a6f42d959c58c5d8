import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { expect, it } from 'vitest';
import { actorOf } from '../actorOf.ts';
import { demoLists } from '../dataProfiles.ts';
import { demoPeople } from '../people.ts';
import { seededRandom } from '../random.ts';
import { demoSchools } from '../schools.ts';
import { shippedFile } from '../shippedFile.ts';
import { newestEntries } from './words/newest.ts';
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

it('no entry shows a picture twice, and neither do the newest ones among them', async () => {
  const now = new Date('2026-10-05T18:00:00.000Z');
  const random = seededRandom(1);
  const schools = demoSchools(random);
  const actors = demoPeople(schools, random).map(actorOf);
  const options = demoLists(schools).places;
  const { photos } = writeEntries({ schools, actors, options, timeZone, now }, random);
  // By content: two names could be of one drawing.
  const names = [...new Set(photos.map(({ name }) => name))];
  const contents = new Map(
    await Promise.all(
      names.map(async (name) => {
        const bytes = await readFile(shippedFile(`${name}.jpg`));
        return [name, createHash('sha256').update(bytes).digest('hex')] as const;
      }),
    ),
  );
  const shown = photos.map(({ name, entryId }) => `${entryId} ${contents.get(name)}`);
  expect(new Set(shown).size).toBe(shown.length);
  const newest = newestEntries.flatMap((entry) => entry.photos.map((name) => contents.get(name)));
  expect(newest.length).toBeGreaterThan(20);
  expect(new Set(newest).size).toBe(newest.length);
});
