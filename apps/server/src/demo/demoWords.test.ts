// What a visitor of the demo reads and sees side by side has to fit together.
import { alertLimits } from '@schooldog/domain/alerts';
import { beforeAll, expect, it } from 'vitest';
import { composeDistrict } from './composeDistrict.ts';
import { newestCount } from './entries/newest.ts';
import type { DemoRecords } from './records.ts';

const now = new Date('2026-11-12T15:00:00.000Z');
const day = 24 * 60 * 60 * 1000;
let records: DemoRecords;

beforeAll(async () => {
  ({ records } = await composeDistrict(now));
});

/** The beginnings of the longer words, so that forms of one word are alike. */
const stems = (text: string) =>
  new Set((text.toLowerCase().match(/\p{L}{4,}/gu) ?? []).map((word) => word.slice(0, 4)));

it('only entries with a photo speak of their photo', () => {
  const wrong = records.rows.filter(
    ({ comment, imageIds }) => /^photo |see photo/i.test(comment) && imageIds.length === 0,
  );
  expect(wrong.map(({ comment }) => comment)).toEqual([]);
});

it('combined phrases are English, and no comment refers to a building that is not there', () => {
  const said = [
    ...records.rows.map(({ comment }) => comment),
    ...records.orders.stories.flatMap(({ order, comments }) => [
      order.description,
      ...comments.map(({ comment }) => comment),
    ]),
  ];
  expect(said.filter((text) => /since (during|after|at|before)|building b/i.test(text))).toEqual([]);
});

it('an alert speaks of what its entry says', () => {
  const wrong = records.alerts.filter(({ alert: { message, entry } }) => {
    const said = stems(entry.comment === '' ? (entry.itemLabel ?? '') : entry.comment);
    return ![...stems(message)].some((stem) => said.has(stem));
  });
  expect(wrong.map(({ alert }) => `${alert.message} / ${alert.entry.comment}`)).toEqual([]);
  const messages = records.alerts.map(({ alert }) => alert.message);
  expect(messages.filter((message, at) => messages[at + 1] === message)).toEqual([]);
});

it('what everyone acknowledged is resolved within a month', () => {
  const forgotten = records.alerts.filter(
    ({ alert, recipients }) =>
      alert.timeResolved === null &&
      now.getTime() - alert.timeSent.getTime() > 30 * day &&
      recipients.every(({ timeAcknowledged }) => timeAcknowledged !== null),
  );
  expect(forgotten).toEqual([]);
});

it('one alert has waited too long for someone to acknowledge it', () => {
  const overdue = records.alerts.filter(
    ({ alert, recipients }) =>
      alert.timeResolved === null &&
      now.getTime() - alert.timeSent.getTime() > alertLimits.overdueMilliseconds &&
      recipients.every(({ timeAcknowledged }) => timeAcknowledged === null),
  );
  expect(overdue).toHaveLength(1);
});

it('neighbors show different photos', () => {
  const nameOf = new Map(records.photos.map(({ id, name }) => [id, name]));
  const byTime = records.rows.toSorted((a, b) => b.timestamp.getTime() - a.timestamp.getTime());
  const same = (rows: typeof byTime) => {
    const shown = rows.flatMap(({ imageIds: [first] }) => (first === undefined ? [] : [nameOf.get(first)]));
    return shown.filter((name, at) => shown[at + 1] === name);
  };
  expect(same(byTime.slice(0, newestCount))).toEqual([]);
  for (const rows of Map.groupBy(byTime, ({ observationItemId: itemId }) => itemId).values())
    expect(same(rows)).toEqual([]);
});

it('work that cannot wait is no low priority', () => {
  const orders = records.orders.stories.map(({ order }) => order);
  const cold = orders.filter(({ description }) => description.startsWith('No heat'));
  expect(cold.length).toBeGreaterThan(5);
  expect(cold.filter(({ priority }) => priority !== 'High' && priority !== 'Critical')).toEqual([]);
});
