import { describe, expect, it } from 'vitest';
import { abilities, whyNot } from '../permissions/index.ts';
import * as people from '../permissions/testing/index.ts';
import {
  alertRules,
  alertTitle,
  canOpenAlerts,
  canReceiveAlertAt,
  canRemindNow,
  canSendAlertAt,
  isOverdue,
  isOverdueFor,
  lacksAnswers,
} from './index.ts';

const { mapleGrove, oakHill, testId } = people;
const recipient = (userId: string) => ({ userId, timeRead: null, timeAcknowledged: null, reply: '' });
const alert = {
  schoolId: oakHill,
  createdByUserId: people.custodianOfOakHill.userId,
  status: 'sent',
  recipients: [recipient(people.officerOfOakHill.userId)],
} as const;

const nothing = {
  view: false,
  acknowledge: false,
  remind: false,
  addRecipients: false,
  resolve: false,
  reopen: false,
  delete: false,
};

describe('what people may do with an alert of Oak Hill', () => {
  it.each([
    ['custodianOfOakHill', { ...nothing, view: true, remind: true, addRecipients: true, resolve: true }],
    ['officerOfOakHill', { ...nothing, view: true, acknowledge: true }],
    [
      'principalOfOakHill',
      { ...nothing, view: true, remind: true, addRecipients: true, resolve: true, delete: true },
    ],
    ['assistantPrincipalOfOakHill', nothing],
    ['educatorOfOakHill', nothing],
    [
      'providerStaff',
      { ...nothing, view: true, remind: true, addRecipients: true, resolve: true, delete: true },
    ],
  ] as const)('%s', (name, expected) => {
    expect(abilities(alertRules, people[name], alert)).toEqual(expected);
  });

  it('a sender who may no longer send there adds no one', () => {
    const { 'send safety alerts': _lost, ...permissions } = people.custodianOfOakHill.permissions;
    const custodian = { ...people.custodianOfOakHill, permissions };
    expect(abilities(alertRules, custodian, alert)).toEqual({
      ...nothing,
      view: true,
      remind: true,
      resolve: true,
    });
  });

  it('a resolved alert can only be reopened, and a full one takes no more recipients', () => {
    const resolved = { ...alert, status: 'resolved' } as const;
    expect(abilities(alertRules, people.custodianOfOakHill, resolved)).toEqual({
      ...nothing,
      view: true,
      reopen: true,
    });
    const full = { ...alert, recipients: Array.from({ length: 5 }, (_, n) => recipient(testId(`p${n}`))) };
    expect(whyNot(alertRules.addRecipients, people.custodianOfOakHill, full)).toEqual({
      kind: 'conflict',
      code: 'alert.tooManyRecipients',
    });
    expect(whyNot(alertRules.resolve, people.custodianOfOakHill, resolved)?.code).toBe('alert.resolved');
    expect(whyNot(alertRules.resolve, people.educatorOfOakHill, resolved)?.kind).toBe('forbidden');
  });
});

it('sending and receiving are rights at a school, and provider staff never receive', () => {
  expect(canSendAlertAt(people.custodianOfOakHill, oakHill)).toBe(true);
  expect(canSendAlertAt(people.custodianOfOakHill, mapleGrove)).toBe(false);
  expect(canReceiveAlertAt(people.providerStaff, oakHill)).toBe(false);
  expect(canOpenAlerts(people.technicianOfOakHill)).toBe(true);
  expect(canOpenAlerts(people.submitterOfOakHill)).toBe(false);
});

it('a reminder can be sent once in four hours, counted from the sending', () => {
  const timeSent = '2026-03-02T08:00:00.000Z';
  expect(canRemindNow({ timeSent, timeReminded: null }, new Date('2026-03-02T11:59:59Z'))).toBe(false);
  expect(canRemindNow({ timeSent, timeReminded: null }, new Date('2026-03-02T12:00:00Z'))).toBe(true);
  const timeReminded = '2026-03-02T12:00:00.000Z';
  expect(canRemindNow({ timeSent, timeReminded }, new Date('2026-03-02T13:00:00Z'))).toBe(false);
  expect(canRemindNow({ timeSent: null, timeReminded: null }, new Date('2026-03-02T13:00:00Z'))).toBe(false);
});

it('an alert is titled by what was seen and, where known, the place', () => {
  const seen = { categoryLabel: 'Doors', itemLabel: 'Broken latch', location: 'Room 214' };
  expect(alertTitle(seen, 'en')).toBe('Broken latch, Room 214');
  expect(alertTitle({ ...seen, location: '' }, 'es')).toBe('Broken latch');
  const itemLabels = { en: 'Broken latch', es: 'Pestillo roto' };
  expect(alertTitle({ ...seen, itemLabels }, 'es')).toBe('Pestillo roto, Room 214');
});

describe('an alert is overdue', () => {
  const timeSent = '2026-03-02T15:00:00.000Z';
  const open = { status: 'sent', timeSent, recipients: [recipient(oakHill), recipient(mapleGrove)] } as const;
  const later = (milliseconds: number) => new Date(Date.parse(timeSent) + milliseconds);
  const day = 24 * 60 * 60 * 1000;

  it('a day after it was sent, while no one has acknowledged it', () => {
    expect(isOverdue(open, later(day - 1))).toBe(false);
    expect(isOverdue(open, later(day))).toBe(true);
    const [first, second] = open.recipients;
    const acknowledged = [first, { ...second, timeAcknowledged: timeSent }];
    expect(isOverdue({ ...open, recipients: acknowledged }, later(day))).toBe(false);
  });

  it('for a recipient also when only others have acknowledged it, and then lacks answers for everyone', () => {
    const [first, second] = open.recipients;
    const answered = { ...open, recipients: [first, { ...second, timeAcknowledged: timeSent }] };
    const late = (userId: string) => isOverdueFor(userId, answered, later(day));
    expect([first.userId, second.userId, 'manager'].map(late)).toEqual([true, false, false]);
    expect(lacksAnswers(answered, later(day - 1))).toBe(false);
    expect(lacksAnswers(answered, later(day))).toBe(true);
    expect(lacksAnswers({ ...answered, status: 'resolved' }, later(day))).toBe(false);
    const complete = open.recipients.map((one) => ({ ...one, timeAcknowledged: timeSent }));
    expect(lacksAnswers({ ...open, recipients: complete }, later(day))).toBe(false);
  });

  it('only while it is open', () => {
    expect(isOverdue({ ...open, status: 'resolved' }, later(day))).toBe(false);
    expect(isOverdue({ ...open, status: 'queued', timeSent: null }, later(day))).toBe(false);
  });
});
