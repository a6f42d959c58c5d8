// The sentence of each section, chosen from its numbers: what happened, how that compares, and one thing more. The
// texts belong to the printed file; here only the choice is made.
import { type Change, changeOf, changeOfShare, type Counted, percentOf, type Share } from './change.ts';
import type { BacklogNumbers, ConcernNumbers, DrillNumbers, PlanNumbers, WalkNumbers } from './numbers.ts';

/** `count` decides between singular and plural. */
export type Phrase = Readonly<{ key: PhraseKey; values: Readonly<Record<string, number | string>> }>;

export type Sentence = Readonly<{
  what: Phrase;
  compared: Phrase | null;
  more: Phrase | null;
  /** Whether it compares days with days, or the end of both. */
  reference: 'during' | 'at';
}>;

export const phraseKeys = [
  'drills.held',
  'drills.none',
  'drills.requiredAll',
  'drills.requiredSome',
  'drills.requiredNone',
  'walks.completed',
  'walks.none',
  'walks.schoolsAll',
  'walks.schoolsSome',
  'concerns.logged',
  'concerns.none',
  'concerns.first',
  'backlog.open',
  'backlog.none',
  'backlog.grew',
  'backlog.shrank',
  'backlog.steady',
  'backlog.quiet',
  'plans.current',
  'plans.allCurrent',
  'plans.none',
  'plans.certified',
  'plans.notCertified',
  'compared.up',
  'compared.down',
  'compared.same',
  'compared.tooFew',
  'compared.notRecorded',
  'compared.after',
  'comparedShare.up',
  'comparedShare.down',
  'comparedShare.same',
  'comparedShare.tooFew',
  'comparedShare.notRecorded',
] as const;
type PhraseKey = (typeof phraseKeys)[number];

export function drillSentence({ held, required }: DrillNumbers): Sentence {
  return {
    what: amount(held, 'drills.held', 'drills.none'),
    compared: comparedCount(held),
    more: required === null ? null : requiredPhrase(required.now),
    reference: 'during',
  };
}

function requiredPhrase({ part, whole }: Share): Phrase | null {
  if (whole === 0) return null;
  if (part === whole) return phrase('drills.requiredAll', { count: whole });
  if (part === 0) return phrase('drills.requiredNone', { count: whole });
  return phrase('drills.requiredSome', { count: part, whole });
}

export function walkSentence({ completed, schools }: WalkNumbers): Sentence {
  return {
    what: amount(completed, 'walks.completed', 'walks.none'),
    compared: comparedCount(completed),
    more: schools === null || completed.now === 0 ? null : schoolsPhrase(schools.now),
    reference: 'during',
  };
}

function schoolsPhrase({ part, whole }: Share): Phrase | null {
  if (part === 0) return null;
  return part === whole
    ? phrase('walks.schoolsAll', { count: whole })
    : phrase('walks.schoolsSome', { count: part, whole });
}

export function concernSentence({ concerns, byCategory }: ConcernNumbers): Sentence {
  return {
    what: amount(concerns, 'concerns.logged', 'concerns.none'),
    compared: comparedCount(concerns),
    more: firstCategory(concerns.now, byCategory),
    reference: 'during',
  };
}

/** Only where one category has more than any other, and there are enough for a share to mean something. */
function firstCategory(all: number, byCategory: ConcernNumbers['byCategory']): Phrase | null {
  const [first, second] = byCategory.toSorted((a, b) => b.concerns.now - a.concerns.now);
  if (first === undefined || all < fewestForShare) return null;
  if (second !== undefined && second.concerns.now === first.concerns.now) return null;
  const { now } = first.concerns;
  const percent = percentOf({ part: now, whole: all });
  return phrase('concerns.first', { category: first.label, count: now, percent });
}

const fewestForShare = 5;

export function backlogSentence({ open, created, completed }: BacklogNumbers): Sentence {
  return {
    what: amount(open, 'backlog.open', 'backlog.none'),
    compared: comparedCount(open),
    more: flowPhrase({ created: created.now, completed: completed.now }),
    reference: 'at',
  };
}

function flowPhrase(flow: Readonly<{ created: number; completed: number }>): Phrase {
  const { created, completed } = flow;
  if (created > completed) return phrase('backlog.grew', flow);
  if (created < completed) return phrase('backlog.shrank', flow);
  return created === 0 ? phrase('backlog.quiet') : phrase('backlog.steady', { count: created });
}

export function planSentence({ current, certifications }: PlanNumbers): Sentence {
  const { part, whole } = current.now;
  if (whole === 0) return { what: phrase('plans.none'), compared: null, more: null, reference: 'at' };
  const count = certifications.now;
  return {
    what:
      part === whole
        ? phrase('plans.allCurrent', { count: whole })
        : phrase('plans.current', { count: part, whole, percent: percentOf(current.now) }),
    compared: comparedShare(changeOfShare(current)),
    more: count === 0 ? phrase('plans.notCertified') : phrase('plans.certified', { count }),
    reference: 'at',
  };
}

function amount({ now }: Counted, some: PhraseKey, none: PhraseKey): Phrase {
  return now === 0 ? phrase(none) : phrase(some, { count: now });
}

/** That nothing followed on something is said with its number; that nothing followed on nothing is not said. */
function comparedCount(counted: Counted): Phrase | null {
  const { now, before } = counted;
  if (now === 0 && before !== null) return before === 0 ? null : phrase('compared.after', { count: before });
  const change = changeOf(counted);
  if (change.kind === 'up' || change.kind === 'down')
    return phrase(`compared.${change.kind}`, { percent: change.by });
  return phrase(`compared.${change.kind}`);
}

function comparedShare(change: Change): Phrase {
  if (change.kind === 'up' || change.kind === 'down')
    return phrase(`comparedShare.${change.kind}`, { points: change.by });
  return phrase(`comparedShare.${change.kind}`);
}

function phrase(key: PhraseKey, values: Phrase['values'] = {}): Phrase {
  return { key, values };
}
