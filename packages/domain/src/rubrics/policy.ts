// Who may write rubrics, and who decides which ones are offered.
import {
  type Ability,
  type Actor,
  allOf,
  anyOf,
  type Condition,
  holds,
  holdsPermission,
  type Rule,
} from '../permissions/index.ts';
import type { Rubric } from './rubric.ts';

export type RubricFacts = Readonly<Pick<Rubric, 'createdByUserId' | 'enabled' | 'isDeleted'>> &
  Readonly<{ hasDraft: boolean; isComplete: boolean }>;

const managesRubrics: Rule<RubricFacts> = holdsPermission('manage rubrics');
const isAuthor: Rule<RubricFacts> = (actor, { createdByUserId }) => createdByUserId === actor.userId;
const writesOwn = allOf(holdsPermission('create rubrics'), isAuthor);
const writes = anyOf(managesRubrics, writesOwn);

const notDeleted: Condition<RubricFacts> = {
  holds: ({ isDeleted }) => !isDeleted,
  otherwise: 'rubric.deleted',
};
/** What is edited: the draft of an enabled one, or the rubric itself. */
const complete: Condition<RubricFacts> = {
  holds: ({ isComplete }) => isComplete,
  otherwise: 'rubric.incomplete',
};
const hasDraft: Condition<RubricFacts> = {
  holds: (rubric) => rubric.hasDraft,
  otherwise: 'rubric.nothingToPublish',
};

export const rubricRules = {
  /** Authors read every rubric, so that they can build on it. */
  view: {
    who: anyOf<RubricFacts>(managesRubrics, holdsPermission('create rubrics')),
    otherwise: 'rubric.viewNotAllowed',
  },
  edit: { who: writes, otherwise: 'rubric.editNotAllowed', when: [notDeleted] },
  enable: { who: managesRubrics, otherwise: 'rubric.manageNotAllowed', when: [notDeleted, complete] },
  disable: { who: managesRubrics, otherwise: 'rubric.manageNotAllowed', when: [notDeleted] },
  /** Puts the draft in the place of what is offered, so it takes the right to enable. */
  publish: {
    who: managesRubrics,
    otherwise: 'rubric.manageNotAllowed',
    when: [notDeleted, hasDraft, complete],
  },
  discardDraft: { who: writes, otherwise: 'rubric.editNotAllowed', when: [notDeleted, hasDraft] },
  delete: { who: managesRubrics, otherwise: 'rubric.manageNotAllowed', when: [notDeleted] },
} as const satisfies Record<string, Ability<RubricFacts>>;

export function canCreateRubrics(actor: Actor): boolean {
  return holds(actor, 'create rubrics') || holds(actor, 'manage rubrics');
}
