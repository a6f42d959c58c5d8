// The parts of a feature in the frame around the pages: side menu, toolbar, account menu, Action button, palette.
// An entry that leads to a page repeats no permission: it is shown to people whom the page's route allows.
import type { Actor } from '@schooldog/domain/permissions';
import type { QuickAction } from '@schooldog/domain/dashboard';
import type { Icon } from '@tabler/icons-react';
import type { UseNavigateResult } from '@tanstack/react-router';
import { type ComponentType, createContext, use } from 'react';
import { joinHosts } from './hosts.ts';
import type { PathParams, ShellTexts } from './page.ts';

export type MenuKey = keyof ShellTexts['menu']['items'];

type MenuCommon = Readonly<{
  /** Decides the label (`menu.items` of the shell's texts) and the position (app/menu/order.ts). */
  key: MenuKey;
  icon: Icon;
  /** Of no use inside the installed app. */
  hiddenWhenInstalled?: boolean;
  beta?: boolean;
}>;

/** A page of ours. Who sees it and whether it works offline stands on its route. */
type PageEntry = MenuCommon & Readonly<{ to: string; params?: PathParams }>;

/** A page of another site, which always needs the network. */
type ExternalEntry = MenuCommon & Readonly<{ href: string; needsStateBranding?: boolean }>;

export type MenuEntry = PageEntry | ExternalEntry;

/** How one of the five actions of the Action menu begins. Who may start it is a rule of the domain. */
type ActionEntry = Readonly<{ action: QuickAction; start(): void }>;

/** The position follows from the key (app/toolbar/buttons.ts). */
export type ToolbarEntry = Readonly<{
  key: 'approveWorkOrders' | 'alerts' | 'notifications';
  /** The page that the button leads to, if it does. */
  to?: string;
  Button: ComponentType;
}>;

export type AccountEntry = Readonly<{
  key: Extract<keyof ShellTexts['userMenu'], 'editProfile' | 'notifications' | 'unsent'>;
  icon: Icon;
  target: Readonly<{ to: string }> | Readonly<{ run(): void; isInPalette?: boolean }>;
  Count?: ComponentType;
}>;

export type Command = Readonly<{
  id: string;
  /** In the person's language, like everything here that is shown. */
  label: string;
  description?: string;
  group: string;
  icon: Icon;
  run(): void;
}>;

export type FindTools = Readonly<{ actor: Actor; navigate: UseNavigateResult<string>; signal: AbortSignal }>;

/** Finds records by the words typed in the palette, for people whom the page `to` allows. */
type CommandSource = Readonly<{
  to: string;
  find(query: string, tools: FindTools): Promise<readonly Command[]>;
}>;

export type FeatureShell = Readonly<{
  menu?: readonly MenuEntry[];
  actions?: readonly ActionEntry[];
  toolbar?: readonly ToolbarEntry[];
  account?: readonly AccountEntry[];
  palette?: readonly CommandSource[];
  /** Mounted once while somebody is signed in: dialogs over any page. */
  host?: ComponentType;
}>;

/** All parts of all features, in the order of the features. */
export type Shell = Readonly<{
  menu: readonly MenuEntry[];
  actions: ReadonlyMap<QuickAction, () => void>;
  toolbar: readonly ToolbarEntry[];
  account: readonly AccountEntry[];
  palette: readonly CommandSource[];
  Hosts: ComponentType;
}>;

export function joinShells(shells: readonly FeatureShell[]): Shell {
  return {
    menu: shells.flatMap(({ menu = [] }) => menu),
    actions: new Map(
      shells.flatMap(({ actions = [] }) => actions).map(({ action, start }) => [action, start]),
    ),
    toolbar: shells.flatMap(({ toolbar = [] }) => toolbar),
    account: shells.flatMap(({ account = [] }) => account),
    palette: shells.flatMap(({ palette = [] }) => palette),
    Hosts: joinHosts(shells),
  };
}

export const ShellContext = createContext<Shell>(joinShells([]));

export function useShell(): Shell {
  return use(ShellContext);
}
