import { describe, expect, it } from 'vitest';
import { abilities, whyNot } from '../permissions/index.ts';
import * as people from '../permissions/testing/index.ts';
import {
  answerMetBy,
  anyConcerns,
  duplicateOf,
  emptyRubric,
  maximumScore,
  percentOf,
  questionLetter,
  questionsOf,
  type RubricAnswer,
  type RubricContent,
  type RubricFacts,
  rubricGaps,
  rubricMerge,
  type RubricQuestion,
  rubricRules,
  scoreColor,
  tidyRubric,
} from './index.ts';
import { starterNames, starterRubric } from './starters/index.ts';

const { testId } = people;

const answer = (name: string, changes: Partial<RubricAnswer> = {}): RubricAnswer => ({
  id: testId(name),
  value: 0,
  text: [name],
  expectedPraises: 0,
  expectedConcerns: anyConcerns,
  ...changes,
});

const question = (name: string, changes: Partial<RubricQuestion> = {}): RubricQuestion => ({
  id: testId(name),
  sectionId: testId('doors'),
  title: name,
  body: '',
  context: { label: '', values: [] },
  tags: [],
  answers: [answer('good', { value: 2 }), answer('poor')],
  ...changes,
});

const section = (name: string) => ({ id: testId(name), title: name, description: '', showNotes: false });

const rubric: RubricContent = {
  ...emptyRubric,
  name: 'Site security',
  sections: [section('doors')],
  questions: [question('locked')],
};

const codesOf = (content: RubricContent) => rubricGaps(content).map(({ code }) => code);

describe('what a rubric lacks before it can be offered', () => {
  it('is nothing for one section with one question and two answers', () => {
    expect(rubricGaps(rubric)).toEqual([]);
  });

  it.each<[string, RubricContent, string[]]>([
    ['everything', emptyRubric, ['nameMissing', 'noSection']],
    [
      'a title, and questions',
      { ...rubric, sections: [{ ...section('doors'), title: '' }], questions: [] },
      ['sectionTitleMissing', 'sectionEmpty'],
    ],
    [
      'a second answer',
      { ...rubric, questions: [question('locked', { answers: [answer('good')] })] },
      ['tooFewAnswers'],
    ],
    [
      'texts',
      {
        ...rubric,
        questions: [question('', { answers: [answer('a', { text: [] }), answer('b', { value: 1 })] })],
      },
      ['questionTitleMissing', 'answerTextMissing'],
    ],
    [
      'values',
      {
        ...rubric,
        questions: [question('locked', { answers: [answer('a', { value: null }), answer('b')] })],
      },
      ['answerValueMissing'],
    ],
    [
      'different values',
      { ...rubric, questions: [question('locked', { answers: [answer('a'), answer('b')] })] },
      ['answerValueTwice'],
    ],
    ['thresholds', { ...rubric, useScoreThresholds: true }, ['thresholdsMissing']],
    [
      'falling thresholds',
      { ...rubric, useScoreThresholds: true, scoreThresholds: { green: 80, yellow: 80, orange: 50 } },
      ['thresholdsNotFalling'],
    ],
  ])('can be %s', (_what, content, codes) => {
    expect(codesOf(content)).toEqual(codes);
  });

  it('says where it is', () => {
    const content = { ...rubric, questions: [question('locked', { title: '' })] };
    expect(rubricGaps(content)).toEqual([
      { code: 'questionTitleMissing', sectionId: testId('doors'), questionId: testId('locked') },
    ]);
  });
});

describe('the answer that entries speak for', () => {
  const scale = question('locked', {
    answers: [
      answer('good', { value: 3, expectedPraises: 2, expectedConcerns: 0 }),
      answer('fair', { value: 2, expectedPraises: 0, expectedConcerns: 1 }),
      answer('poor', { value: 0, expectedPraises: 0, expectedConcerns: 3 }),
    ],
  });

  it.each([
    [2, 0, 'good'],
    [1, 0, 'fair'],
    [5, 1, 'fair'],
    [0, 2, 'poor'],
    [9, 4, undefined],
  ])('with %i praises and %i concerns', (praises, concerns, name) => {
    expect(answerMetBy(scale, { praises, concerns })?.text[0]).toBe(name);
  });

  it('accepts any number of concerns where that is expected', () => {
    const any = question('locked', { answers: [answer('fine', { value: 1 })] });
    expect(answerMetBy(any, { praises: 0, concerns: 999 })?.text).toEqual(['fine']);
  });
});

describe('scores', () => {
  it('are whole percents, half rounded up', () => {
    expect([percentOf(1, 8), percentOf(1, 3), percentOf(1, 200), percentOf(3, 3)]).toEqual([13, 33, 1, 100]);
  });

  it('do not exist where nothing can be reached', () => {
    expect(percentOf(0, 0)).toBeNull();
  });

  it('have at most the highest value of every question', () => {
    expect(maximumScore([question('a'), question('b', { answers: [answer('x', { value: 5 })] })])).toBe(7);
  });

  it('take a color from inclusive thresholds, and none without them', () => {
    const colored = { useScoreThresholds: true, scoreThresholds: { green: 85, yellow: 70, orange: 50 } };
    const colors = [85, 84, 70, 69, 50, 49].map((percent) => scoreColor(percent, colored));
    expect(colors).toEqual(['green', 'yellow', 'yellow', 'orange', 'orange', 'red']);
    expect(scoreColor(85, { ...colored, useScoreThresholds: false })).toBeNull();
    expect(scoreColor(null, colored)).toBeNull();
  });
});

it('letters questions a to z, then aa', () => {
  expect([0, 1, 25, 26, 51, 52, 701, 702].map(questionLetter)).toEqual([
    'a',
    'b',
    'z',
    'aa',
    'az',
    'ba',
    'zz',
    'aaa',
  ]);
});

describe('two people who edit one rubric', () => {
  it('keep what both did to different questions, and to different answers of one', () => {
    const seen = { ...rubric, questions: [question('locked'), question('visitors')] };
    const [locked, visitors] = [question('locked'), question('visitors')];
    const theirs = { ...seen, questions: [{ ...locked, title: 'Doors locked' }, visitors] };
    const [good, poor] = locked.answers;
    if (good === undefined || poor === undefined) throw new Error('two answers');
    const mine = {
      ...seen,
      questions: [
        { ...locked, answers: [good, { ...poor, text: ['Bad'] }] },
        { ...visitors, tags: ['security'] },
      ],
    };
    const { value, conflicts } = rubricMerge.apply(theirs, rubricMerge.compare(seen, mine));
    expect(conflicts).toEqual([]);
    expect(value.questions).toEqual([
      { ...locked, title: 'Doors locked', answers: [good, { ...poor, text: ['Bad'] }] },
      { ...visitors, tags: ['security'] },
    ]);
  });

  it('are asked about a title that both changed', () => {
    const titled = (title: string) => ({ ...rubric, questions: [question('locked', { title })] });
    const { conflicts } = rubricMerge.apply(titled('theirs'), rubricMerge.compare(rubric, titled('mine')));
    expect(conflicts).toMatchObject([
      { path: ['questions', testId('locked'), 'title'], present: 'theirs', yours: 'mine' },
    ]);
  });

  it('do not lose a question whose section the other removed', () => {
    const left = { ...rubric, sections: [section('grounds')] };
    expect(questionsOf(tidyRubric(left), testId('grounds')).map(({ title }) => title)).toEqual(['locked']);
  });
});

it('stores every id and every tag once', () => {
  const twice = {
    ...rubric,
    questions: [question('locked', { tags: ['Doors', ' doors '] }), question('locked', { title: 'again' })],
  };
  expect(tidyRubric(twice).questions).toEqual([question('locked', { tags: ['Doors'] })]);
});

it('duplicates under new ids only', () => {
  let made = 0;
  const copy = duplicateOf(rubric, 'Copy', () => testId(`new${(made += 1)}x`));
  expect(copy.name).toBe('Copy');
  expect(rubricGaps(copy)).toEqual([]);
  const ids = (content: RubricContent): string[] =>
    [...JSON.stringify(content).matchAll(/"(?:id|sectionId)":"(\w+)"/g)].map(([, id = '']) => id);
  expect(ids(copy).filter((id) => ids(rubric).includes(id))).toEqual([]);
});

it.each(starterNames)('begins with a complete rubric: %s', (name) => {
  let made = 0;
  const makeId = () => testId(`id${(made += 1)}x`);
  for (const language of ['en', 'es'] as const)
    expect(rubricGaps(starterRubric(name, { language, makeId }))).toEqual([]);
});

describe('what people may do with a rubric', () => {
  const facts: RubricFacts = {
    createdByUserId: people.nonsafetyCoordinator.userId,
    enabled: true,
    isDeleted: false,
    hasDraft: true,
    isComplete: true,
  };
  const all = Object.keys(rubricRules);
  const may = (names: readonly string[]) =>
    Object.fromEntries(all.map((name) => [name, names.includes(name)]));

  it.each([
    ['masterAdmin', all],
    ['nonsafetyCoordinator', ['view', 'edit', 'discardDraft']],
    ['safetyCoordinator', all],
    ['principalOfOakHill', []],
    ['providerStaff', all],
  ] as const)('%s', (name, expected) => {
    expect(abilities(rubricRules, people[name], facts)).toEqual(may(expected));
  });

  it('lets authors read the rubrics of others without editing them', () => {
    const ofOther = { ...facts, createdByUserId: people.masterAdmin.userId };
    expect(abilities(rubricRules, people.nonsafetyCoordinator, ofOther)).toEqual(may(['view']));
  });

  it('offers only complete ones, and nothing of deleted ones', () => {
    const reason = (ability: keyof typeof rubricRules, changes: Partial<RubricFacts>) =>
      whyNot(rubricRules[ability], people.masterAdmin, { ...facts, ...changes })?.code;
    expect(reason('enable', { isComplete: false })).toBe('rubric.incomplete');
    expect(reason('publish', { isComplete: false })).toBe('rubric.incomplete');
    expect(reason('publish', { hasDraft: false })).toBe('rubric.nothingToPublish');
    expect(reason('edit', { isDeleted: true })).toBe('rubric.deleted');
  });
});
