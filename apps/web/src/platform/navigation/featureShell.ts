// The parts of a feature in the frame around the pages: side menu, toolbar, account menu, Action button, palette.
// An entry that leads to a page repeats no permission: it is shown to people whom the page's route allows.
import type { AttentionKey, AttentionRow } from '@schooldog/domain/attention';
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

type RowOf<Key extends AttentionKey> = Extract<AttentionRow, { key: Key }>;

/** How a row of the card "Needs attention" looks and where it leads. Its texts are the dashboard's, by the same key. */
type AttentionPart<Key extends AttentionKey> = Readonly<{
  icon: Icon;
  isUrgent?: boolean;
  /** The page with the list; its route says whether it works offline. */
  to: string;
  /** The filter of the list, which shows just what was counted. */
  search(row: RowOf<Key>, actor: Actor): Readonly<Record<string, unknown>>;
}>;

type AttentionParts = { readonly [Key in AttentionKey]?: AttentionPart<Key> };

export type AttentionLink = Omit<AttentionPart<AttentionKey>, 'search'> &
  Readonly<{ search: Readonly<Record<string, unknown>> }>;

/** Null for a row of a newer server, which this app cannot show. */
export function attentionLink<Key extends AttentionKey>(
  parts: AttentionParts,
  key: Key,
  row: RowOf<Key>,
  actor: Actor,
): AttentionLink | null {
  const part: AttentionPart<Key> | undefined = parts[key];
  return part === undefined ? null : { ...part, search: part.search(row, actor) };
}

export type FeatureShell = Readonly<{
  menu?: readonly MenuEntry[];
  actions?: readonly ActionEntry[];
  toolbar?: readonly ToolbarEntry[];
  account?: readonly AccountEntry[];
  palette?: readonly CommandSource[];
  attention?: AttentionParts;
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
  attention: AttentionParts;
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
    attention: joinAttention(shells),
    Hosts: joinHosts(shells),
  };
}

function joinAttention(shells: readonly FeatureShell[]): AttentionParts {
  const all: AttentionParts = {};
  for (const { attention } of shells) Object.assign(all, attention);
  return all;
}

export const ShellContext = createContext<Shell>(joinShells([]));

export function useShell(): Shell {
  return use(ShellContext);
}
