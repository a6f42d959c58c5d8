import type { Actor } from '@schooldog/domain/permissions';
import type { Icon } from '@tabler/icons-react';
import type { Pages, PathParams } from '../routes/page.ts';
import type appTexts from '../texts/en.json';

export type GroupKey = keyof typeof appTexts.menu.groups;
export type ItemKey = keyof typeof appTexts.menu.items;

type Common = Readonly<{
  key: ItemKey;
  group: GroupKey;
  icon: Icon;
  allows?(actor: Actor): boolean;
  providerStaffOnly?: boolean;
  /** Of no use inside the installed app. */
  hiddenWhenInstalled?: boolean;
  beta?: boolean;
}>;

/** A page of ours: shown when the route table has it. Whether it works offline stands on its route. */
export type PageItem = Common & Readonly<{ path: string; params?: PathParams }>;

/** A page of somebody else, which always needs the network. */
export type OutsideItem = Common & Readonly<{ href: string; needsStateBranding?: boolean }>;

export type MenuItem = PageItem | OutsideItem;

export type MenuFacts = Readonly<{
  actor: Actor | null;
  pages: Pages;
  isOffline: boolean;
  isInstalled: boolean;
  hasStateBranding: boolean;
  /** The schools whose names are known. */
  schoolNames: ReadonlyMap<string, string>;
}>;

/** A school is called by its name; everything else by a text. */
export type MenuLabel = Readonly<{ kind: 'text'; key: ItemKey }> | Readonly<{ kind: 'name'; name: string }>;
export type MenuTarget =
  | Readonly<{ kind: 'page'; path: string; params: PathParams }>
  | Readonly<{ kind: 'outside'; href: string }>;

export type ShownItem = Readonly<{
  id: string;
  label: MenuLabel;
  icon: Icon;
  target: MenuTarget;
  isBlockedOffline: boolean;
  isBeta: boolean;
}>;

export type ShownGroup = Readonly<{ key: GroupKey; items: readonly ShownItem[] }>;
