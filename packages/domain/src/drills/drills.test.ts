import { describe, expect, it } from 'vitest';
import {
  drillFormSchema,
  drillState,
  formatClockInput,
  isSameKind,
  progressOf,
  requirementStates,
  resultsDayAfterSaving,
  timeIn24Hours,
} from './index.ts';

describe('the time of a drill', () => {
  it.each([
    ['9', '9'],
    ['93', '93'],
    ['930', '9:30'],
    ['9:300', '93:00'],
    ['1130', '11:30'],
    ['1:130', '11:30'],
    ['11:3', '11:3'],
    ['9:', '9:'],
    ['9:3', '9:3'],
    ['11:30pm', '11:30'],
    [':30', '30'],
    ['123456', '12:34'],
    ['', ''],
  ])('typed as %j shows as %j', (typed, shown) => {
    expect(formatClockInput(typed)).toBe(shown);
  });

  it.each([
    ['12:05', 'am', '00:05'],
    ['12:05', 'pm', '12:05'],
    ['09:30', 'am', '09:30'],
    ['01:00', 'pm', '13:00'],
  ] as const)('%s %s is %s', (time, half, expected) => {
    expect(timeIn24Hours(time, half)).toBe(expected);
  });
});

const form = {
  schoolId: 'school00000000000001',
  kind: { type: 'fire', otherType: '' },
  event: { eventType: 'planned', otherEventType: '' },
  drillDate: '2026-09-03',
  clock: { drillTime: '9:30', drillTimeOfDay: 'am' },
  additionalInfo: '',
  numberOfParticipants: null,
  responseTime: '',
  resultsAdditionalInfo: '',
  wentWell: '',
  toImprove: [],
  actionTaken: null,
};

function problemsOf(change: object): string[] {
  const { error } = drillFormSchema.safeParse({ ...form, ...change });
  return error?.issues.map(({ path, message }) => `${path.join('.')} ${message}`) ?? [];
}

describe('the form of a drill', () => {
  it('stores times with two digits', () => {
    const stored = drillFormSchema.parse({ ...form, responseTime: '4:05' });
    expect([stored.clock.drillTime, stored.responseTime]).toEqual(['09:30', '04:05']);
  });

  it.each(['0:30', '13:00', '9:60', '9', 'noon', '9:5'])('rejects the time %j', (drillTime) => {
    expect(problemsOf({ clock: { drillTime, drillTimeOfDay: 'am' } })).toEqual([
      'clock.drillTime invalidTime',
    ]);
  });

  it.each(['100:00', '4:60', '5', '4:5', '-1:00'])('rejects the response time %j', (responseTime) => {
    expect(problemsOf({ responseTime })).not.toEqual([]);
  });

  it.each(['0:00', '99:59', ''])('accepts the response time %j', (responseTime) => {
    expect(problemsOf({ responseTime })).toEqual([]);
  });

  it('asks for a text of another type and another event, of at most 40 characters', () => {
    const kind = (otherType: string) => ({ kind: { type: 'other', otherType } });
    expect(problemsOf(kind(''))).toEqual(['kind.otherType required']);
    expect(problemsOf(kind('x'.repeat(41)))).toEqual(['kind.otherType tooLong']);
    expect(problemsOf(kind('x'.repeat(40)))).toEqual([]);
    expect(problemsOf({ event: { eventType: 'other', otherEventType: ' ' } })).toEqual([
      'event.otherEventType required',
    ]);
  });

  it('takes notes of 1000 characters and not more', () => {
    expect(problemsOf({ additionalInfo: 'x'.repeat(1000) })).toEqual([]);
    expect(problemsOf({ resultsAdditionalInfo: 'x'.repeat(1001) })).toEqual([
      'resultsAdditionalInfo tooLong',
    ]);
  });
});

describe('a drill', () => {
  const today = '2026-09-03';

  it.each([
    ['2026-09-04', null, 'planned'],
    ['2026-09-04', '2026-09-03', 'planned'],
    ['2026-09-03', null, 'toConfirm'],
    ['2026-09-03', '2026-09-02', 'toConfirm'],
    ['2026-09-03', '2026-09-03', 'done'],
    ['2026-09-01', '2026-09-03', 'done'],
  ] as const)('of %s with results of %s is %s', (drillDate, resultsSavedOn, state) => {
    expect(drillState({ drillDate, resultsSavedOn }, today)).toBe(state);
  });

  it('is confirmed by results that are saved on its day or later', () => {
    const saved = (drillDate: string, withResults: boolean) =>
      resultsDayAfterSaving({ drillDate, resultsSavedOn: null }, { withResults, today });
    expect(saved('2026-09-03', true)).toBe(today);
    expect(saved('2026-09-03', false)).toBeNull();
    expect(saved('2026-09-04', true)).toBeNull();
  });

  it('is of the same kind as another with the same text, however it is written', () => {
    const other = (otherType: string) => ({ type: 'other', otherType }) as const;
    expect(isSameKind(other('Bus evacuation'), other(' bus EVACUATION'))).toBe(true);
    expect(isSameKind(other('Bus evacuation'), other('Gas leak'))).toBe(false);
    expect(isSameKind({ type: 'fire', otherType: '' }, { type: 'fire', otherType: 'x' })).toBe(true);
  });
});

it('what a rule asks for is done, open or behind', () => {
  const statesOf = (progress: string) => requirementStates.filter((state) => progressOf(state) === progress);
  expect(['done', 'open', 'behind'].map(statesOf)).toEqual([
    ['doneLate', 'done'],
    ['toConfirm', 'due', 'planned', 'upcoming'],
    ['late', 'missed'],
  ]);
});
