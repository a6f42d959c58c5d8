import { expect, it } from 'vitest';
import {
  areCompleteRules,
  type DrillFrequency,
  type DrillRule,
  drillRulesOf,
  ruleProblems,
} from './index.ts';

const rule: DrillRule = {
  id: 'rule0000000000000000',
  name: 'Monthly fire drill',
  type: 'fire',
  otherType: '',
  frequency: { kind: 'monthly', replacements: [] },
  eventTypes: ['planned'],
  toTell: '',
  source: '',
  isConfirmed: false,
};
const problemsOf = (change: Partial<DrillRule>) => Object.fromEntries(ruleProblems({ ...rule, ...change }));
const asking = (frequency: DrillFrequency) => problemsOf({ frequency });

it('a complete rule has none', () => {
  expect(problemsOf({})).toEqual({});
});

it('asks for a name, a text of another type and an event', () => {
  expect(problemsOf({ name: ' ', type: 'other', eventTypes: [] })).toEqual({
    name: 'required',
    otherType: 'required',
    eventTypes: 'events',
  });
});

it('asks for numbers and days that exist', () => {
  expect(asking({ kind: 'afterStart', days: [0, 10] })).toEqual({ 'frequency.days.0': 'number' });
  const window = { from: '02-30', to: '00-00', times: 0 };
  expect(asking({ kind: 'windows', windows: [window] })).toMatchObject({
    'frequency.windows.0.from': 'day',
    'frequency.windows.0.times': 'number',
  });
});

it('finds a month or a number that is there twice', () => {
  const november = { month: 11, type: 'severeWeather' } as const;
  expect(asking({ kind: 'monthly', replacements: [november, november] })).toEqual({
    'frequency.replacements.1.month': 'twice',
  });
  expect(asking({ kind: 'afterStart', days: [10, 30, 10] })).toEqual({ 'frequency.days.2': 'twice' });
});

it('compares two days by their place in the school year', () => {
  const between = (from: string, to: string) =>
    asking({ kind: 'windows', windows: [{ from, to, times: 1 }] });
  expect(between('10-01', '02-01')).toEqual({});
  expect(between('02-01', '10-01')).toEqual({ 'frequency.windows.0.to': 'order' });
});

it('rules are complete when each is, and no two share an id', () => {
  const rules = (...all: DrillRule[]) => areCompleteRules({ ...drillRulesOf({}), rules: all });
  const other = { ...rule, id: 'rule1111111111111111' };
  expect(rules(rule, other)).toBe(true);
  expect(rules(rule, rule)).toBe(false);
  const backwards: DrillFrequency = { kind: 'windows', windows: [{ from: '02-01', to: '10-01', times: 1 }] };
  expect(rules(rule, { ...other, frequency: backwards })).toBe(false);
});
