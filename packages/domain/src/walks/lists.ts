// Which walks the tabs of the list hold. My Walks are those that one leads or joined, Team Walks those of one's schools.
import { type Actor, type Schools, schoolsWith, type SourceType, sourceTypes } from '../permissions/index.ts';

export const walkTabs = ['mine', 'team'] as const;
export type WalkTab = (typeof walkTabs)[number];

/** Walks in review are listed with those in progress. */
export const walkSubTabs = ['inprogress', 'complete'] as const;
export type WalkSubTab = (typeof walkSubTabs)[number];

/** Walks of these types at these schools. */
type WalkReach = Readonly<{ schools: Schools; walkTypes: readonly SourceType[] }>;

export type WalkScope =
  | Readonly<{ tab: 'mine'; userId: string; schools: Schools }>
  | Readonly<{ tab: 'team'; reaches: readonly WalkReach[] }>;

/** Null for a tab that this person does not have. */
export function walkScope(actor: Actor, tab: WalkTab, subTab: WalkSubTab): WalkScope | null {
  if (tab === 'mine') {
    const schools = schoolsWith(actor, 'log entries');
    return schools.length === 0 ? null : { tab, userId: actor.userId, schools };
  }
  const reaches = subTab === 'complete' ? completedReaches(actor) : unfinishedReaches(actor);
  return reaches.length === 0 ? null : { tab, reaches };
}

function completedReaches(actor: Actor): WalkReach[] {
  return nonEmpty([{ schools: schoolsWith(actor, 'view entries'), walkTypes: sourceTypes }]);
}

/** Unfinished walks of others are for people who could manage them. */
function unfinishedReaches(actor: Actor): WalkReach[] {
  const viewed = schoolsWith(actor, 'view entries');
  return nonEmpty([
    { schools: both(viewed, schoolsWith(actor, 'manage entries')), walkTypes: ['school'] },
    { schools: both(viewed, schoolsWith(actor, 'manage other entries')), walkTypes: ['district', 'partner'] },
  ]);
}

function nonEmpty(reaches: readonly WalkReach[]): WalkReach[] {
  return reaches.filter(({ schools }) => schools.length > 0);
}

function both(a: Schools, b: Schools): Schools {
  if (a === 'all') return b;
  return b === 'all' ? a : a.filter((id) => b.includes(id));
}
