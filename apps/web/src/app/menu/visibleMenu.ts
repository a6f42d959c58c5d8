// Which items a person sees now: a pure function of the data and of what is known about person and device.
import { byName } from '@schooldog/domain/kernel';
import { canViewDistrict, type Actor } from '@schooldog/domain/permissions';
import { IconSchool } from '@tabler/icons-react';
import type { MenuEntry } from '../../platform/navigation/featureShell.ts';
import { isAllowed } from '../../platform/navigation/page.ts';
import { menuOrder, visitorOrder } from './order.ts';
import type { MenuFacts, ShownGroup, ShownItem } from './types.ts';

const schoolPath = '/schools/$schoolId';

export function visibleMenu(entries: readonly MenuEntry[], facts: MenuFacts): readonly ShownGroup[] {
  const shown = entries.filter((entry) => isVisible(entry, facts));
  const visible = new Map(shown.map((entry) => [entry.key, show(entry, facts, subpagesIn(shown))]));
  return (facts.actor === null ? visitorOrder : menuOrder)
    .map(({ group, keys }) => ({
      key: group,
      items: [
        ...keys.flatMap((key) => visible.get(key) ?? []),
        ...(group === 'system' ? ownSchools(facts) : []),
      ],
    }))
    .filter(({ items }) => items.length > 0);
}

function isVisible(entry: MenuEntry, facts: MenuFacts): boolean {
  const { actor } = facts;
  if (entry.hiddenWhenInstalled === true && facts.isInstalled) return false;
  if ('href' in entry) return entry.needsStateBranding !== true || facts.hasStateBranding;
  const page = facts.pages.get(entry.to);
  if (page === undefined) return false;
  return actor === null ? page.authNotRequired === true : isAllowed(page, actor, entry.params ?? {});
}

function subpagesIn(shown: readonly MenuEntry[]) {
  const paths = shown.flatMap((entry) => ('href' in entry ? [] : [entry.to]));
  return (path: string) => paths.filter((other) => other.startsWith(`${path}/`));
}

function show(
  entry: MenuEntry,
  facts: MenuFacts,
  subpagesOf: (path: string) => readonly string[],
): ShownItem {
  const common = {
    id: entry.key,
    label: { kind: 'text', key: entry.key },
    icon: entry.icon,
    isBeta: entry.beta === true,
    ...(entry.Count === undefined ? {} : { Count: entry.Count }),
  } as const;
  if ('href' in entry) {
    return { ...common, target: { kind: 'outside', href: entry.href }, isBlockedOffline: facts.isOffline };
  }
  return {
    ...common,
    target: { kind: 'page', path: entry.to, params: entry.params ?? {}, subpages: subpagesOf(entry.to) },
    isBlockedOffline: isBlockedOffline(entry.to, facts),
  };
}

/** People of a school find it by its name; people of the district have the list of all schools instead. */
function ownSchools(facts: MenuFacts): readonly ShownItem[] {
  const { actor, pages, schoolNames } = facts;
  if (actor === null || canViewDistrict(actor) || !pages.has(schoolPath)) return [];
  return namedSchools(actor, schoolNames).map(({ id, name }) => ({
    id: `school ${id}`,
    label: { kind: 'name', name },
    icon: IconSchool,
    target: { kind: 'page', path: schoolPath, params: { schoolId: id }, subpages: [] },
    isBlockedOffline: isBlockedOffline(schoolPath, facts),
    isBeta: false,
  }));
}

function namedSchools(actor: Actor, schoolNames: ReadonlyMap<string, string>) {
  return actor.roleSchoolIds
    .flatMap((id) => {
      const name = schoolNames.get(id);
      return name === undefined ? [] : [{ id, name }];
    })
    .toSorted((a, b) => byName(a.name, b.name));
}

function isBlockedOffline(path: string, facts: MenuFacts): boolean {
  return facts.isOffline && facts.pages.get(path)?.worksOffline !== true;
}
