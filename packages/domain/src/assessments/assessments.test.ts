import { describe, expect, it } from 'vitest';
import { abilities, whyNot } from '../permissions/index.ts';
import * as people from '../permissions/testing/index.ts';
import { emptyRubric, type RubricContent, type RubricQuestion } from '../rubrics/index.ts';
import {
  type Assessment,
  type AssessmentFacts,
  assessmentMerge,
  assessmentRules,
  assessmentScope,
  compareAssessments,
  emptyForm,
  evidenceOf,
  linkingIn,
  shownSections,
  unansweredIn,
} from './index.ts';

const { oakHill, testId } = people;

const alone: AssessmentFacts = {
  schoolId: oakHill,
  createdByUserId: people.officerOfOakHill.userId,
  status: 'created',
  walkId: null,
  walk: null,
};
const submitted: AssessmentFacts = { ...alone, status: 'submitted' };
const inWalk: AssessmentFacts = {
  ...alone,
  walkId: testId('walk'),
  walk: {
    leaderUserId: people.officerOfOakHill.userId,
    participantUserIds: [people.officerOfOakHill.userId, people.custodianOfOakHill.userId],
    isInProgress: true,
  },
};

const may = (names: readonly (keyof typeof assessmentRules)[]) =>
  Object.fromEntries(Object.keys(assessmentRules).map((name) => [name, names.some((one) => one === name)]));

describe('what people may do with an assessment of Oak Hill', () => {
  it.each([
    ['officerOfOakHill', ['view', 'answer', 'submit', 'download']],
    ['principalOfOakHill', ['view', 'download']],
    ['custodianOfOakHill', []],
    ['safetyCoordinator', ['view', 'answer', 'submit', 'delete', 'download']],
    ['nonsafetyCoordinator', ['view', 'download']],
    ['educatorOfOakHill', []],
  ] as const)('on its own, begun by the officer: %s', (name, expected) => {
    expect(abilities(assessmentRules, people[name], alone)).toEqual(may(expected));
  });

  it.each([
    ['officerOfOakHill', ['view', 'reopen', 'download']],
    ['principalOfOakHill', ['view', 'download']],
    ['safetyCoordinator', ['view', 'reopen', 'delete', 'download']],
  ] as const)('once it is submitted: %s', (name, expected) => {
    expect(abilities(assessmentRules, people[name], submitted)).toEqual(may(expected));
  });

  it.each([
    ['officerOfOakHill', ['view', 'answer', 'delete', 'download']],
    ['custodianOfOakHill', ['view', 'answer']],
    ['principalOfOakHill', ['view', 'download']],
    ['safetyCoordinator', ['view', 'delete', 'download']],
  ] as const)('in a walk of the officer and the custodian: %s', (name, expected) => {
    expect(abilities(assessmentRules, people[name], inWalk)).toEqual(may(expected));
  });

  it('is taken out of a walk by the person who added it, as long as they take part', () => {
    const added: AssessmentFacts = { ...inWalk, createdByUserId: people.custodianOfOakHill.userId };
    expect(abilities(assessmentRules, people.custodianOfOakHill, added)).toEqual(
      may(['view', 'answer', 'delete']),
    );
    const left = { ...inWalk, createdByUserId: people.principalOfOakHill.userId };
    expect(abilities(assessmentRules, people.principalOfOakHill, left)).toEqual(may(['view', 'download']));
  });

  it('leaves deleted ones to managers', () => {
    const deleted: AssessmentFacts = { ...alone, status: 'deleted' };
    expect(abilities(assessmentRules, people.officerOfOakHill, deleted)).toEqual(may([]));
    expect(abilities(assessmentRules, people.safetyCoordinator, deleted)).toEqual(may(['view']));
  });

  it('is over when the walk is', () => {
    const over: AssessmentFacts = {
      ...inWalk,
      walk: {
        leaderUserId: people.officerOfOakHill.userId,
        participantUserIds: [people.officerOfOakHill.userId],
        isInProgress: false,
      },
    };
    expect(whyNot(assessmentRules.answer, people.officerOfOakHill, over)?.code).toBe(
      'assessment.walkNotInProgress',
    );
    expect(whyNot(assessmentRules.submit, people.officerOfOakHill, inWalk)?.code).toBe('assessment.inWalk');
  });
});

describe('the tabs of the list', () => {
  it('show what a person views, and their own', () => {
    const own = people.principalOfOakHill.userId;
    expect(assessmentScope(people.principalOfOakHill, 'submitted')).toEqual({
      schools: [oakHill],
      ownUserId: own,
    });
    expect(assessmentScope(people.principalOfOakHill, 'deleted')).toBeNull();
    expect(assessmentScope(people.safetyCoordinator, 'deleted')).toEqual({ schools: 'all', ownUserId: null });
    expect(assessmentScope(people.educatorOfOakHill, 'submitted')).toBeNull();
  });
});

describe('the entries of a question', () => {
  const entry = (
    id: string,
    observationType: 'praise' | 'concern' | 'other',
    tags: string[],
    quantity = 1,
  ) => ({
    id,
    observationType,
    quantity,
    tags,
  });
  const seen = [
    entry('a', 'praise', ['Doors'], 3),
    entry('b', 'concern', [' doors ', 'fire']),
    entry('c', 'other', ['DOORS'], 5),
    entry('d', 'concern', ['yard']),
  ];

  it('carry one of its tags, however it is written', () => {
    expect(linkingIn(seen)({ tags: ['doors'] }).map(({ id }) => id)).toEqual(['a', 'b', 'c']);
    const both = linkingIn(seen)({ tags: ['yard', 'fire', 'doors'] });
    expect(both.map(({ id }) => id)).toEqual(['a', 'b', 'c', 'd']);
    expect(linkingIn(seen)({ tags: [] })).toEqual([]);
  });

  it('count with their quantity, those without an opinion not at all', () => {
    expect(evidenceOf(linkingIn(seen)({ tags: ['doors'] }))).toEqual({
      praises: 3,
      concerns: 1,
      entries: 3,
    });
  });
});

const question = (name: string, values: readonly number[] = [0, 1, 2]): RubricQuestion => ({
  id: testId(name),
  sectionId: testId('doors'),
  title: name,
  body: '',
  context: { label: '', values: [] },
  tags: [],
  answers: values.map((value) => ({
    id: testId(`${name}${value}x`),
    value,
    text: [`${value}`],
    expectedPraises: 0,
    expectedConcerns: 0,
  })),
});
const rubricOf = (...questions: RubricQuestion[]): RubricContent => ({
  ...emptyRubric,
  sections: ['doors', 'yard'].map((name) => ({
    id: testId(name),
    title: name,
    description: '',
    showNotes: true,
  })),
  questions,
});

describe('skipped sections', () => {
  const form = { ...emptyForm, skippedSections: { [testId('yard')]: true } };
  const titles = (status: Assessment['status']) =>
    shownSections({ rubric: rubricOf(), form, status }).map(({ title }) => title);

  it('are hidden once it is submitted', () => {
    expect(titles('editing')).toEqual(['doors', 'yard']);
    expect(titles('submitted')).toEqual(['doors']);
  });
});

describe('two devices', () => {
  const choose = (name: string) => ({
    choices: { [testId('locked')]: { from: null, to: { answerId: testId(name) } } },
  });

  it('keep the answer that arrives later', () => {
    const first = assessmentMerge.apply(emptyForm, choose('good'));
    const second = assessmentMerge.apply(first.value, choose('poor'));
    expect(second).toMatchObject({
      value: { choices: { [testId('locked')]: { answerId: testId('poor') } } },
      conflicts: [],
    });
  });

  it('are asked about notes that both wrote, and can keep both', () => {
    const write = (words: string) => ({ notes: { [testId('doors')]: { from: null, to: words } } });
    const first = assessmentMerge.apply(emptyForm, write('Latch broken'));
    const { conflicts } = assessmentMerge.apply(first.value, write('Propped open'));
    expect(conflicts).toMatchObject([
      { path: ['notes', testId('doors')], present: 'Latch broken', yours: 'Propped open', canKeepBoth: true },
    ]);
    const [conflict] = conflicts;
    if (conflict === undefined) throw new Error('a conflict');
    const both = assessmentMerge.resolve(write('Propped open'), conflict, 'both');
    expect(assessmentMerge.apply(first.value, both)).toMatchObject({
      value: { notes: { [testId('doors')]: 'Latch broken\nPropped open' } },
      conflicts: [],
    });
  });
});

describe('comparing two of one rubric', () => {
  const filledWith = (questions: RubricQuestion[], chosen: Readonly<Record<string, number>>) => ({
    rubric: rubricOf(...questions),
    form: emptyForm,
    answered: Object.entries(chosen).map(([name, value]) => ({
      questionId: testId(name),
      answerId: testId(`${name}${value}x`),
      manuallyAnswered: true,
      evidence: { praises: 0, concerns: 0, entries: 0 },
      linkedObservations: [],
    })),
  });

  it('says what got better, worse, stayed, came and went', () => {
    const earlier = filledWith(
      ['better', 'worse', 'same', 'gone'].map((name) => question(name)).concat(question('changed', [0, 1])),
      { better: 0, worse: 2, same: 1, gone: 1, changed: 1 },
    );
    const later = filledWith(
      ['better', 'worse', 'same', 'new', 'changed'].map((name) => question(name)),
      { better: 1, worse: 0, same: 1, new: 2, changed: 2 },
    );
    const trends = compareAssessments(earlier, later).map((one) => [one.question.title, one.trend]);
    expect(trends).toEqual([
      ['better', 'better'],
      ['worse', 'worse'],
      ['same', 'same'],
      ['new', 'onlyLater'],
      ['changed', 'changed'],
      ['gone', 'onlyEarlier'],
    ]);
  });
});

it('names the questions without an answer', () => {
  expect(
    unansweredIn([
      { questionId: 'a', answerId: null },
      { questionId: 'b', answerId: 'x' },
    ]),
  ).toEqual(['a']);
});
