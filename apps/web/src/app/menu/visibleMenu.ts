// Which items a person sees now: a pure function of the data and of what is known about person and device.
import { byName } from '@schooldog/domain/kernel';
import { canViewDistrict, type Actor } from '@schooldog/domain/permissions';
import { IconSchool } from '@tabler/icons-react';
import { isAllowed } from '../guard.ts';
import { groupOrder } from './items.ts';
import type { GroupKey, MenuFacts, MenuItem, ShownGroup, ShownItem } from './types.ts';

const schoolPath = '/schools/$schoolId';

export function visibleMenu(items: readonly MenuItem[], facts: MenuFacts): readonly ShownGroup[] {
  const shown = [
    ...items
      .filter((item) => isVisible(item, facts))
      .map((item) => ({ group: item.group, item: show(item, facts) })),
    ...ownSchools(facts),
  ];
  return groupOrder
    .map((key) => ({ key, items: shown.filter(({ group }) => group === key).map(({ item }) => item) }))
    .filter((group) => group.items.length > 0);
}

function isVisible(item: MenuItem, facts: MenuFacts): boolean {
  const { actor } = facts;
  if (item.hiddenWhenInstalled === true && facts.isInstalled) return false;
  if (item.providerStaffOnly === true && actor?.isSchoolDogStaff !== true) return false;
  if (item.allows !== undefined && !(actor !== null && item.allows(actor))) return false;
  if ('href' in item) return item.needsStateBranding !== true || facts.hasStateBranding;
  const page = facts.pages.get(item.path);
  if (page === undefined) return false;
  return actor === null ? page.authNotRequired === true : isAllowed(page, actor, item.params ?? {});
}

function show(item: MenuItem, facts: MenuFacts): ShownItem {
  const common = {
    id: item.key,
    label: { kind: 'text', key: item.key },
    icon: item.icon,
    isBeta: item.beta === true,
  } as const;
  if ('href' in item) {
    return { ...common, target: { kind: 'outside', href: item.href }, isBlockedOffline: facts.isOffline };
  }
  return {
    ...common,
    target: { kind: 'page', path: item.path, params: item.params ?? {} },
    isBlockedOffline: isBlockedOffline(item.path, facts),
  };
}

/** People of a school find it by its name; people of the district have the list of all schools instead. */
function ownSchools(facts: MenuFacts): readonly { group: GroupKey; item: ShownItem }[] {
  const { actor, pages, schoolNames } = facts;
  if (actor === null || canViewDistrict(actor) || !pages.has(schoolPath)) return [];
  return namedSchools(actor, schoolNames).map(({ id, name }) => ({
    group: 'system',
    item: {
      id: `school ${id}`,
      label: { kind: 'name', name },
      icon: IconSchool,
      target: { kind: 'page', path: schoolPath, params: { schoolId: id } },
      isBlockedOffline: isBlockedOffline(schoolPath, facts),
      isBeta: false,
    },
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
