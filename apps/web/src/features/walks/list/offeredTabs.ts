// The tabs of the list of walks, which the address knows by their numbers.
import type { Actor } from '@schooldog/domain/permissions';
import { walkScope, type WalkSubTab, walkSubTabs, type WalkTab, walkTabs } from '@schooldog/domain/walks';
import type { WalkListFilter } from '../walkFilter.ts';

export type OfferedTab = Readonly<{ tab: WalkTab; subTabs: readonly WalkSubTab[] }>;
export type ChosenTab = Readonly<{ tab: WalkTab; subTab: WalkSubTab }>;

export const tabNumbers = { mine: '0', team: '1', inprogress: '0', complete: '1' } as const;

/** Those that this person has; a tab without sub-tabs does not exist. */
export function offeredTabs(actor: Actor): readonly OfferedTab[] {
  return walkTabs
    .map((tab) => ({ tab, subTabs: walkSubTabs.filter((subTab) => walkScope(actor, tab, subTab) !== null) }))
    .filter(({ subTabs }) => subTabs.length > 0);
}

/** What the address asks for, or the first that there is. */
export function chosenTab(
  offered: readonly OfferedTab[],
  { currentTab, subTab: wanted }: Pick<WalkListFilter, 'currentTab' | 'subTab'>,
): ChosenTab {
  const { tab, subTabs } = offered.find((one) => tabNumbers[one.tab] === currentTab) ??
    offered[0] ?? { tab: 'mine' as const, subTabs: [] };
  const subTab = subTabs.find((one) => tabNumbers[one] === wanted) ?? subTabs[0] ?? 'inprogress';
  return { tab, subTab };
}
