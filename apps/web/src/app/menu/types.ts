import type { Actor } from '@schooldog/domain/permissions';
import type { Icon } from '@tabler/icons-react';
import type { ComponentType } from 'react';
import type { MenuKey } from '../../platform/navigation/featureShell.ts';
import type { Pages, PathParams } from '../../platform/navigation/page.ts';
import type { GroupKey } from './order.ts';

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
export type MenuLabel = Readonly<{ kind: 'text'; key: MenuKey }> | Readonly<{ kind: 'name'; name: string }>;
type MenuTarget =
  | Readonly<{
      kind: 'page';
      path: string;
      params: PathParams;
      /** Pages under it that are in the menu themselves. */
      subpages: readonly string[];
    }>
  | Readonly<{ kind: 'outside'; href: string }>;

export type ShownItem = Readonly<{
  id: string;
  label: MenuLabel;
  icon: Icon;
  target: MenuTarget;
  isBlockedOffline: boolean;
  isBeta: boolean;
  Count?: ComponentType | undefined;
}>;

export type ShownGroup = Readonly<{ key: GroupKey; items: readonly ShownItem[] }>;
