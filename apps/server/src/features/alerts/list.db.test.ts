import { beforeEach, describe, expect, it } from 'vitest';
import type { AlertFilter } from '@schooldog/contract/alerts';
import { aPerson } from '../../testing/people.ts';
import { alertFixture } from './testing/fixture.ts';
import { safetyAlerts } from './schema.ts';

const fixture = await alertFixture();
const { as, send, database, sender, officer, assistant, principal, coordinator, supervisor } = fixture;
const { elsewhere, staff, oakHill, pineRidge, goTo, letPass } = fixture;

beforeEach(async () => {
  await database.db.delete(safetyAlerts);
  goTo('2026-03-02T15:00:00.000Z');
});

const ids = async (person: { id: string }, filter: Partial<AlertFilter> = {}) => {
  const { alerts } = await (await as(person)).alerts.listSafetyAlerts({ tab: 'received', ...filter });
  return alerts.map(({ id }) => id);
};

describe('the tabs', () => {
  it('show received, sent and managed alerts', async () => {
    const first = await send(sender, [officer]);
    letPass(1000);
    const second = await send(coordinator, [officer, principal]);
    letPass(1000);
    const away = await send(coordinator, [elsewhere], { schoolId: pineRidge.id });
    expect(await ids(officer)).toEqual([second, first]);
    expect(await ids(officer, { tab: 'sent' })).toEqual([]);
    expect(await ids(sender, { tab: 'sent' })).toEqual([first]);
    expect(await ids(coordinator, { tab: 'sent' })).toEqual([away, second]);
    expect(await ids(principal, { tab: 'all' })).toEqual([second, first]);
    expect(await ids(elsewhere, { tab: 'all' })).toEqual([away]);
    for (const person of [coordinator, staff]) {
      expect(await ids(person, { tab: 'all' })).toEqual([away, second, first]);
    }
  });

  it('all needs the right to manage somewhere, and never includes another school', async () => {
    const away = await send(coordinator, [elsewhere], { schoolId: pineRidge.id });
    for (const person of [officer, assistant, supervisor]) {
      await expect(ids(person, { tab: 'all' })).rejects.toMatchObject({
        code: 'alert.manageNotAllowed',
        status: 403,
      });
    }
    expect(await ids(principal, { tab: 'all', schoolIds: [pineRidge.id] })).toEqual([]);
    expect(await ids(elsewhere, { tab: 'all', schoolIds: [pineRidge.id] })).toEqual([away]);
  });
});

describe('which of several alerts can be opened', () => {
  const openable = async (person: { id: string }, asked: string[]) => {
    const { ids: found } = await (await as(person)).alerts.listOpenableAlerts({ ids: asked });
    return asked.filter((id) => found.includes(id));
  };

  it('are those that the caller sent, received or manages, and none that is deleted or unknown', async () => {
    const mine = await send(sender, [officer]);
    const away = await send(coordinator, [elsewhere], { schoolId: pineRidge.id });
    const deleted = await send(sender, [officer]);
    await (await as(principal)).alerts.deleteSafetyAlert({ safetyAlertId: deleted });
    const asked = [mine, away, deleted, fixture.newId()];
    for (const person of [sender, officer, principal]) expect(await openable(person, asked)).toEqual([mine]);
    for (const person of [coordinator, staff]) expect(await openable(person, asked)).toEqual([mine, away]);
    expect(await openable(elsewhere, asked)).toEqual([away]);
    expect(await openable(assistant, asked)).toEqual([]);
  });

  it('can be asked only by users who may open alerts at all', async () => {
    await expect(openable(fixture.educator, [await send(sender, [officer])])).rejects.toMatchObject({
      code: 'alert.notAllowed',
      status: 403,
    });
  });
});

describe('the filters', () => {
  it('filter by school and by status', async () => {
    const open = await send(supervisor, [coordinator]);
    letPass(1000);
    const settled = await send(supervisor, [coordinator], { schoolId: pineRidge.id });
    await (await as(coordinator)).alerts.resolveSafetyAlert({ safetyAlertId: settled, note: '' });
    expect(await ids(coordinator, { schoolIds: [oakHill.id] })).toEqual([open]);
    expect(await ids(coordinator, { schoolIds: [oakHill.id, pineRidge.id] })).toEqual([open, settled]);
    expect(await ids(coordinator, { statuses: ['sent'] })).toEqual([open]);
    expect(await ids(coordinator, { statuses: ['resolved'] })).toEqual([settled]);
    expect(await ids(coordinator, { statuses: ['sent', 'resolved'] })).toEqual([open, settled]);
    expect(await ids(coordinator, { statuses: ['queued'] })).toEqual([]);
  });

  it('by day use the days of the district', async () => {
    goTo('2026-03-08T04:59:59.999Z');
    const saturday = await send(sender, [officer]);
    goTo('2026-03-08T05:00:00.000Z');
    const sunday = await send(sender, [officer]);
    goTo('2026-03-09T03:59:59.999Z');
    const late = await send(sender, [officer]);
    goTo('2026-03-09T04:00:00.000Z');
    const monday = await send(sender, [officer]);
    const day = (date: string) => ids(officer, { from: date, to: date });
    expect(await day('2026-03-07')).toEqual([saturday]);
    expect(await day('2026-03-08')).toEqual([late, sunday]);
    expect(await ids(officer, { from: '2026-03-09' })).toEqual([monday]);
    expect(await ids(officer, { from: '2026-03-08', to: '2026-03-07' })).toEqual([late, sunday, saturday]);
  });

  it('show only what waits for the caller’s own acknowledgement', async () => {
    const first = await send(sender, [officer, assistant]);
    letPass(1000);
    const second = await send(sender, [officer]);
    letPass(1000);
    const third = await send(sender, [officer]);
    const needs = () => ids(officer, { needsMyAcknowledgement: true });
    expect(await needs()).toEqual([third, second, first]);
    await (await as(officer)).alerts.acknowledgeSafetyAlert({ safetyAlertId: second, reply: '' });
    await (await as(sender)).alerts.resolveSafetyAlert({ safetyAlertId: third, note: '' });
    expect(await needs()).toEqual([first]);
    expect(await ids(officer, { needsMyAcknowledgement: false })).toEqual([second, first, third]);
    expect(await ids(principal, { tab: 'all', needsMyAcknowledgement: true })).toEqual([]);
  });
});

describe('the pages', () => {
  it('hold 20 each, open before resolved, newest first, without loss or repetition among equal times', async () => {
    const sent: string[] = [];
    const senders = await Promise.all(
      Array.from({ length: 3 }, () => aPerson(database, { role: 'principal', at: [oakHill] })),
    );
    for (let number = 0; number < 45; number += 1)
      sent.push(await send(senders[number % 3] ?? sender, [officer]));
    const resolved = sent.slice(10, 35);
    for (const safetyAlertId of resolved)
      await (await as(principal)).alerts.resolveSafetyAlert({ safetyAlertId, note: '' });
    const { alerts } = await as(officer);
    const seen: string[] = [];
    const sizes: number[] = [];
    let before: string | undefined;
    do {
      const page = await alerts.listSafetyAlerts({
        tab: 'received',
        ...(before === undefined ? {} : { before }),
      });
      sizes.push(page.alerts.length);
      seen.push(...page.alerts.map(({ id }) => id));
      before = page.next ?? undefined;
    } while (before !== undefined);
    expect(sizes).toEqual([20, 20, 5]);
    const open = sent.filter((id) => !resolved.includes(id));
    const newestFirst = (some: readonly string[]) => some.toSorted().toReversed();
    expect(seen).toEqual([...newestFirst(open), ...newestFirst(resolved)]);
  });

  it('reject invalid cursors', async () => {
    await expect(ids(officer, { before: 'nonsense' })).rejects.toMatchObject({
      code: 'cursor.invalid',
      status: 400,
    });
  });
});
