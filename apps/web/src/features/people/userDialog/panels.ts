// Which panels a user sees, and which of them are open at first. Indices count visible panels.

export const panels = [
  'info',
  'permissions',
  'authentication',
  'communication',
  'calendar',
  'advanced',
  'danger',
  'history',
] as const;
export type Panel = (typeof panels)[number];

export type DialogFacts = Readonly<{
  isNew: boolean;
  isSelf: boolean;
  canManageUsers: boolean;
  /** As the server decides it: a district's people do not touch the accounts of those who serve it. */
  mayEdit: boolean;
  /** Provider staff hold everything anyway. */
  isOfStaff: boolean;
}>;

export function visiblePanels(facts: DialogFacts): readonly Panel[] {
  const { isNew, isSelf, canManageUsers, mayEdit, isOfStaff } = facts;
  const isShown: Record<Panel, boolean> = {
    info: mayEdit,
    permissions: mayEdit && canManageUsers && !isOfStaff,
    authentication: isSelf,
    communication: mayEdit,
    calendar: isSelf && !isOfStaff,
    advanced: mayEdit,
    danger: mayEdit && canManageUsers && !isSelf && !isNew,
    history: canManageUsers && !isNew,
  };
  return panels.filter((panel) => isShown[panel]);
}

/** Create User opens with panels 0, 1 and 2; the others begin with the first. */
export function openAtFirst(visible: readonly Panel[], isNew: boolean): readonly Panel[] {
  return visible.slice(0, isNew ? 3 : 1);
}

/** The panel of a field with a problem, so that it can be opened. */
export function panelOf(field: string): Panel {
  return field.startsWith('permissions') ? 'permissions' : 'info';
}
