// Every sentence in both languages, as a board reads it.
import {
  backlogSentence,
  packetPeriod,
  concernSentence,
  type Counted,
  drillSentence,
  phraseKeys,
  planSentence,
  type Sentence,
  type Share,
  walkSentence,
} from '@schooldog/domain/reports/packet';
import { describe, expect, it } from 'vitest';
import en from './texts/en.json' with { type: 'json' };
import es from './texts/es.json' with { type: 'json' };
import { daysText, packetWords, periodName } from './words.ts';

const over = packetPeriod('month', '2026-10-05', '2026-11-17');
const running = packetPeriod('schoolYear', '2026-11-17', '2026-11-17');
const quarter = packetPeriod('quarter', '2026-09-17', '2026-11-17');
if (over === null || running === null || quarter === null) throw new Error('no period');

const inBoth = (sentence: Sentence, period = over) => [
  packetWords('en', period).sentenceText(sentence),
  packetWords('es', period).sentenceText(sentence),
];

const none: Counted = { now: 0, before: 0 };
const count = (now: number, before: number | null): Counted => ({ now, before });
const share = (part: number, whole: number): Share => ({ part, whole });
const byType = { fire: none, severeWeather: none, intruder: none, medical: none, other: none };
const bySource = { district: none, school: none, partner: none };
const byAge = { '0-2': none, '3-7': none, '8-14': none, '15-30': none, over30: none };
const byState = { current: none, pastDue: none, neverCertified: none };

const drills = (held: Counted, required: Share | null = null) =>
  drillSentence({ held, byType, required: required === null ? null : { now: required, before: null } });
const walks = (completed: Counted, schools: Share | null = null) =>
  walkSentence({ completed, bySource, schools: schools === null ? null : { now: schools, before: null } });
const backlog = (open: Counted, created: number, completed: number) =>
  backlogSentence({
    open,
    byAge,
    isInWorkDays: true,
    created: count(created, 0),
    completed: count(completed, 0),
  });
const plans = (now: Share, before: Share | null, certified: number) =>
  planSentence({ current: { now, before }, byState, certifications: count(certified, null) });

describe('drills', () => {
  it('were held', () => {
    expect(inBoth(drills(count(1212, 1000), share(9, 10)))).toEqual([
      '1,212 drills were held, 21% more than in the previous month; 9 of the 10 required drills that were due were done on time.',
      'Se realizaron 1,212 simulacros, un 21% más que en el mes anterior; 9 de los 10 simulacros obligatorios que vencían se hicieron a tiempo.',
    ]);
    expect(inBoth(drills(count(1, 7), share(1, 1)), running)).toEqual([
      '1 drill was held, too few to compare; the one required drill that was due was done on time.',
      'Se realizó 1 simulacro, muy pocos datos para comparar; el único simulacro obligatorio que vencía se hizo a tiempo.',
    ]);
    expect(inBoth(drills(count(8, 10), share(4, 4)), quarter)).toEqual([
      '8 drills were held, 20% fewer than in the previous quarter; all 4 required drills that were due were done on time.',
      'Se realizaron 8 simulacros, un 20% menos que en el trimestre anterior; los 4 simulacros obligatorios que vencían se hicieron a tiempo.',
    ]);
    expect(inBoth(drills(count(10, 10), share(0, 4)), running)).toEqual([
      '10 drills were held, about the same as during the same days of the previous school year; none of the 4 required drills that were due were done on time.',
      'Se realizaron 10 simulacros, casi igual que en los mismos días del año escolar anterior; ninguno de los 4 simulacros obligatorios que vencían se hizo a tiempo.',
    ]);
    expect(inBoth(drills(count(10, null), share(0, 1)))).toEqual([
      '10 drills were held, with no earlier records to compare; the one required drill that was due was not done on time.',
      'Se realizaron 10 simulacros, sin registros anteriores para comparar; el único simulacro obligatorio que vencía no se hizo a tiempo.',
    ]);
  });

  it('were not held', () => {
    expect(inBoth(drills(count(0, 3)))).toEqual([
      'No drills were held, compared with 3 in the previous month.',
      'No se realizó ningún simulacro, frente a 3 en el mes anterior.',
    ]);
    expect(inBoth(drills(none))).toEqual(['No drills were held.', 'No se realizó ningún simulacro.']);
    expect(inBoth(drills(none, share(0, 2)))).toEqual([
      'No drills were held; none of the 2 required drills that were due were done on time.',
      'No se realizó ningún simulacro; ninguno de los 2 simulacros obligatorios que vencían se hizo a tiempo.',
    ]);
  });
});

it('walks were completed at some schools or all', () => {
  expect(inBoth(walks(count(34, 30), share(8, 20)))).toEqual([
    '34 walks were completed, 13% more than in the previous month; 8 of 20 schools had at least one.',
    'Se completaron 34 recorridos, un 13% más que en el mes anterior; 8 de 20 escuelas tuvieron al menos uno.',
  ]);
  expect(inBoth(walks(count(1, 30), share(1, 1)))).toEqual([
    "1 walk was completed, too few to compare; the district's only school had at least one.",
    'Se completó 1 recorrido, muy pocos datos para comparar; la única escuela del distrito tuvo al menos uno.',
  ]);
  expect(inBoth(walks(count(30, 30), share(20, 20)))[0]).toContain('; all 20 schools had at least one.');
  expect(inBoth(walks(none))).toEqual(['No walks were completed.', 'No se completó ningún recorrido.']);
});

it('concerns were logged, most of them in one category', () => {
  const sentence = concernSentence({
    concerns: count(128, 140),
    praises: none,
    byCategory: [{ label: 'Doors', concerns: count(41, 0) }],
  });
  expect(inBoth(sentence)).toEqual([
    '128 concerns were logged, 9% fewer than in the previous month; Doors was the most common category, with 41 (32%).',
    'Se registraron 128 preocupaciones, un 9% menos que en el mes anterior; Doors fue la categoría más frecuente, con 41 (32%).',
  ]);
  const few = concernSentence({ concerns: count(1, 1), praises: none, byCategory: [] });
  expect(inBoth(few)).toEqual([
    '1 concern was logged, too few to compare.',
    'Se registró 1 preocupación, muy pocos datos para comparar.',
  ]);
});

it('the backlog grew, shrank or stayed', () => {
  expect(inBoth(backlog(count(54, 49), 60, 52), running)).toEqual([
    '54 work orders were open, 10% more than at the same point in the previous school year; more were created (60) than completed (52).',
    '54 órdenes de trabajo estaban abiertas, un 10% más que en el mismo momento del año escolar anterior; se crearon más (60) de las que se completaron (52).',
  ]);
  expect(inBoth(backlog(count(49, 54), 52, 60))).toEqual([
    '49 work orders were open, 9% fewer than at the end of the previous month; more were completed (60) than created (52).',
    '49 órdenes de trabajo estaban abiertas, un 9% menos que al final del mes anterior; se completaron más (60) de las que se crearon (52).',
  ]);
  expect(inBoth(backlog(count(1, 1), 1, 1))).toEqual([
    '1 work order was open, too few to compare; as many were created as completed (1 each).',
    '1 orden de trabajo estaba abierta, muy pocos datos para comparar; se crearon tantas como se completaron (1).',
  ]);
  expect(inBoth(backlog(none, 0, 0))).toEqual([
    'No work orders were open; none were created and none completed.',
    'No había órdenes de trabajo abiertas; no se creó ni se completó ninguna.',
  ]);
});

it('plans were current or not', () => {
  expect(inBoth(plans(share(31, 40), share(28, 40), 1))).toEqual([
    '31 of 40 plan components were certified and current (78%), 8 percentage points more than at the end of the previous month; 1 certification was completed.',
    '31 de 40 componentes de los planes estaban certificados y vigentes (78%), 8 puntos porcentuales más que al final del mes anterior; se hizo 1 certificación.',
  ]);
  expect(inBoth(plans(share(40, 40), share(40, 40), 0))).toEqual([
    'All 40 plan components were certified and current, about the same as at the end of the previous month; no certifications were completed.',
    'Los 40 componentes de los planes estaban certificados y vigentes, casi igual que al final del mes anterior; no se hizo ninguna certificación.',
  ]);
  expect(inBoth(plans(share(1, 3), share(1, 3), 2))).toEqual([
    '1 of 3 plan components was certified and current (33%), too few to compare; 2 certifications were completed.',
    '1 de 3 componentes de los planes estaba certificado y vigente (33%), muy pocos datos para comparar; se hicieron 2 certificaciones.',
  ]);
  expect(inBoth(plans(share(0, 0), null, 0))).toEqual([
    'There were no plan components.',
    'No había componentes de planes.',
  ]);
});

it('every phrase that can be chosen is written in both languages', () => {
  const texts = (all: object): string[] =>
    Object.entries(all).flatMap(([key, value]: [string, unknown]) =>
      typeof value === 'object' && value !== null ? texts(value).map((name) => `${key}.${name}`) : [key],
    );
  expect(texts(es)).toEqual(texts(en));
  const written = new Set(texts(en.phrases).map((name) => name.replace(/_(?:one|other)$/, '')));
  expect([...written].toSorted()).toEqual([...phraseKeys].toSorted());
});

it('periods and days are named', () => {
  expect([over, quarter, running].map((period) => periodName(period, 'en'))).toEqual([
    'October 2026',
    'July to September 2026',
    'School year 2026-2027',
  ]);
  expect([over, quarter, running].map((period) => periodName(period, 'es'))).toEqual([
    'octubre de 2026',
    'julio a septiembre de 2026',
    'Año escolar 2026-2027',
  ]);
  expect(daysText(over.days, 'en')).toBe('October 1, 2026 to October 31, 2026');
  expect(daysText(over.days, 'es')).toBe('Del 1 de octubre de 2026 al 31 de octubre de 2026');
});

it('a share of nothing is no share', () => {
  const { shareText } = packetWords('en', over);
  expect([share(0, 0), share(0, 2), share(7, 8)].map(shareText)).toEqual([
    '–',
    '0 of 2 (0%)',
    '7 of 8 (88%)',
  ]);
});
