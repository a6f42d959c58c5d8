import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { runs } from '../../testing/index.ts';
import {
  backlogSentence,
  concernSentence,
  type ConcernNumbers,
  type Counted,
  drillSentence,
  planSentence,
  type Sentence,
  type Share,
  walkSentence,
} from './index.ts';

const none: Counted = { now: 0, before: 0 };
const byType = { fire: none, severeWeather: none, intruder: none, medical: none, other: none };
const bySource = { district: none, school: none, partner: none };
const byAge = { '0-2': none, '3-7': none, '8-14': none, '15-30': none, over30: none };
const byState = { current: none, pastDue: none, neverCertified: none };
const share = (part: number, whole: number): Share => ({ part, whole });

const said = ({ what, compared, more }: Sentence) =>
  [what, compared, more].map((phrase) => (phrase === null ? null : [phrase.key, phrase.values]));

describe('drills', () => {
  const sentence = (held: Counted, required: Share | null) =>
    said(
      drillSentence({ held, byType, required: required === null ? null : { now: required, before: null } }),
    );

  it('say how many were held and how many required ones were done on time', () => {
    expect(sentence({ now: 12, before: 10 }, share(9, 10))).toEqual([
      ['drills.held', { count: 12 }],
      ['compared.up', { percent: 20 }],
      ['drills.requiredSome', { count: 9, whole: 10 }],
    ]);
    expect(sentence({ now: 12, before: 20 }, share(4, 4))).toEqual([
      ['drills.held', { count: 12 }],
      ['compared.down', { percent: 40 }],
      ['drills.requiredAll', { count: 4 }],
    ]);
    expect(sentence({ now: 12, before: 12 }, share(0, 4))[2]).toEqual(['drills.requiredNone', { count: 4 }]);
  });

  it('are silent about what the rules did not ask for', () => {
    expect(sentence({ now: 12, before: null }, null)).toEqual([
      ['drills.held', { count: 12 }],
      ['compared.notRecorded', {}],
      null,
    ]);
    expect(sentence({ now: 12, before: 4 }, share(0, 0)).slice(1)).toEqual([['compared.tooFew', {}], null]);
  });

  it('say that there were none after some, and no more where there were none before either', () => {
    expect(sentence({ now: 0, before: 3 }, null)).toEqual([
      ['drills.none', {}],
      ['compared.after', { count: 3 }],
      null,
    ]);
    expect(sentence(none, null)).toEqual([['drills.none', {}], null, null]);
    expect(sentence({ now: 0, before: null }, null)[1]).toEqual(['compared.notRecorded', {}]);
  });
});

describe('walks', () => {
  const sentence = (now: number, schools: Share | null) =>
    said(
      walkSentence({
        completed: { now, before: 10 },
        bySource,
        schools: schools === null ? null : { now: schools, before: null },
      }),
    ).at(-1);

  it('say at how many schools there was one', () => {
    expect(sentence(10, share(8, 20))).toEqual(['walks.schoolsSome', { count: 8, whole: 20 }]);
    expect(sentence(10, share(3, 3))).toEqual(['walks.schoolsAll', { count: 3 }]);
    expect(sentence(10, null)).toBeNull();
    expect(sentence(0, share(0, 20))).toBeNull();
  });
});

describe('concerns', () => {
  const of = (...counts: readonly number[]): ConcernNumbers => ({
    concerns: { now: counts.reduce((sum, count) => sum + count, 0), before: 100 },
    praises: none,
    byCategory: counts.map((now, at) => ({ label: `Category ${at}`, concerns: { now, before: 0 } })),
  });

  it('name the category with the most, wherever it is in the list', () => {
    expect(said(concernSentence(of(20, 70, 10))).at(-1)).toEqual([
      'concerns.first',
      { category: 'Category 1', count: 70, percent: 70 },
    ]);
  });

  it('name none where two are alike, or where there are fewer than five', () => {
    expect(said(concernSentence(of(20, 20, 10))).at(-1)).toBeNull();
    expect(said(concernSentence(of(3, 1))).at(-1)).toBeNull();
    expect(said(concernSentence(of())).at(-1)).toBeNull();
  });
});

describe('the backlog', () => {
  const sentence = (created: number, completed: number) =>
    said(
      backlogSentence({
        open: { now: 50, before: 51 },
        byAge,
        isInWorkDays: true,
        created: { now: created, before: 0 },
        completed: { now: completed, before: 0 },
      }),
    );

  it('says whether more came in than were completed', () => {
    expect(sentence(60, 52)).toEqual([
      ['backlog.open', { count: 50 }],
      ['compared.same', {}],
      ['backlog.grew', { created: 60, completed: 52 }],
    ]);
    expect(sentence(52, 60).at(-1)).toEqual(['backlog.shrank', { created: 52, completed: 60 }]);
    expect(sentence(60, 60).at(-1)).toEqual(['backlog.steady', { count: 60 }]);
    expect(sentence(0, 0).at(-1)).toEqual(['backlog.quiet', {}]);
  });
});

describe('plans', () => {
  const sentence = (now: Share, before: Share | null, certified: number) =>
    said(
      planSentence({ current: { now, before }, byState, certifications: { now: certified, before: null } }),
    );

  it('say the share that is certified and current', () => {
    expect(sentence(share(31, 40), share(28, 40), 1)).toEqual([
      ['plans.current', { count: 31, whole: 40, percent: 78 }],
      ['comparedShare.up', { points: 8 }],
      ['plans.certified', { count: 1 }],
    ]);
    expect(sentence(share(40, 40), null, 0)).toEqual([
      ['plans.allCurrent', { count: 40 }],
      ['comparedShare.notRecorded', {}],
      ['plans.notCertified', {}],
    ]);
    expect(sentence(share(0, 0), share(3, 40), 0)).toEqual([['plans.none', {}], null, null]);
  });
});

it('a sentence says no more about a change than the rule of five allows', () => {
  const anyNumber = fc.nat(60);
  fc.assert(
    fc.property(anyNumber, fc.option(anyNumber), (now, before) => {
      const { compared } = drillSentence({ held: { now, before }, byType, required: null });
      const isNamed = compared?.key === 'compared.up' || compared?.key === 'compared.down';
      const isAllowed =
        before !== null && now >= 5 && before >= 5 && Math.abs(now - before) / before >= 0.05 - 1e-9;
      expect(isNamed).toBe(isAllowed);
    }),
    runs(100),
  );
});
