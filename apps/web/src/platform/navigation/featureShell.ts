// The parts of a feature in the frame around the pages: side menu, toolbar, account menu, Action button, palette. An
// entry that links to a page repeats no permission: it is shown to users whom the page's route allows.
import type { Contract } from '@schooldog/contract';
import type { AttentionKey, AttentionRow } from '@schooldog/domain/attention';
import type { Actor } from '@schooldog/domain/permissions';
import type { QuickAction } from '@schooldog/domain/dashboard';
import type { SchoolTile, SchoolTileKey } from '@schooldog/domain/schools';
import type { Icon } from '@tabler/icons-react';
import type { QueryClient } from '@tanstack/react-query';
import type { UseNavigateResult } from '@tanstack/react-router';
import { type ComponentType, createContext, use } from 'react';
import type { KeyBelow } from '../i18n/texts.ts';
import { joinHosts } from './hosts.ts';
import type { PathParams } from './page.ts';

export type MenuKey = KeyBelow<'app', 'menu.items'>;

type MenuCommon = Readonly<{
  /** Decides the label (`menu.items` of the shell's texts) and the position (app/menu/order.ts). */
  key: MenuKey;
  icon: Icon;
  /** Hidden inside the installed app. */
  hiddenWhenInstalled?: boolean;
  beta?: boolean;
  /** What waits behind it, as a number. */
  Count?: ComponentType;
}>;

/** A page of ours. Its route decides who sees it and whether it works offline. */
type PageEntry = MenuCommon & Readonly<{ to: string; params?: PathParams }>;

/** A page of another site, which always needs the network. */
type ExternalEntry = MenuCommon & Readonly<{ href: string; needsStateBranding?: boolean }>;

export type MenuEntry = PageEntry | ExternalEntry;

/** The entry from which something begins. Pending work on it goes first. */
export type SourceEntry = Readonly<{ entryId: string; recordKey: string }>;

/** What is known where an action begins, such as the place of a page. */
export type StartGiven = Readonly<{
  schoolId: string;
  place?: Readonly<{
    location: string;
    locationDataProfileId: string | null;
    locationDataProfileOptionId: string | null;
  }>;
  description?: string;
  pictures?: readonly Readonly<{ id: string; url: string }>[];
  source?: SourceEntry;
  /** Where it begins keeps what is made. The key tells this beginning from others. */
  origin?: Readonly<{ key: string; onCreated(recordId: string): void }>;
}>;

type StartAction = (given?: StartGiven) => void;

/** How one of the five actions of the Action menu begins. A rule of the domain decides who may start it. */
type ActionEntry = Readonly<{ action: QuickAction; start: StartAction }>;

/** The position follows from the key (app/toolbar/buttons.ts). */
export type ToolbarEntry = Readonly<{
  key: 'approveWorkOrders' | 'alerts' | 'notifications';
  /** The page that the button links to, if any. */
  to?: string;
  Button: ComponentType;
}>;

export type AccountEntry = Readonly<{
  key: Extract<KeyBelow<'app', 'userMenu'>, 'editProfile' | 'notifications' | 'unsent'>;
  icon: Icon;
  target: Readonly<{ to: string }> | Readonly<{ run(): void; isInPalette?: boolean }>;
  Count?: ComponentType;
}>;

export type Command = Readonly<{
  id: string;
  /** In the user's language, like everything shown here. */
  label: string;
  description?: string;
  group: string;
  icon: Icon;
  /** Offered after everything that was found. */
  isFallback?: true;
  run(): void;
}>;

export type FindTools = Readonly<{ actor: Actor; navigate: UseNavigateResult<string>; signal: AbortSignal }>;

/** Finds records by the words typed in the palette, for users whom the page `to` allows. */
type CommandSource = Readonly<{
  to: string;
  find(query: string, tools: FindTools): Promise<readonly Command[]>;
}>;

type RowOf<Key extends AttentionKey> = Extract<AttentionRow, { key: Key }>;

/**
 * How a row of the card "Needs attention" looks and where it links. Its texts are the dashboard's, by the same key.
 */
type AttentionPart<Key extends AttentionKey> = Readonly<{
  icon: Icon;
  isUrgent?: boolean;
  /** The features whose changes change what it counts; the card refetches its rows after them. */
  follows: readonly (keyof Contract)[];
  /** The page with the list; its route decides whether it works offline. */
  to: string;
  /** The filter of the list, which shows exactly what was counted. */
  search(row: RowOf<Key>, actor: Actor): Readonly<Record<string, unknown>>;
  /** Whether the list shows anything without a network; left out where it cannot be known. */
  isOnDevice?(queryClient: QueryClient): boolean;
}>;

type AttentionParts = { readonly [Key in AttentionKey]?: AttentionPart<Key> };

export type AttentionLink = Omit<AttentionPart<AttentionKey>, 'search' | 'follows'> &
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

/** The features whose changes change any row. */
export function attentionFollows(parts: AttentionParts): string[] {
  return [...new Set(Object.values(parts).flatMap(({ follows }) => follows))].toSorted();
}

type TileOf<Key extends SchoolTileKey> = Extract<SchoolTile, { key: Key }>;

/** How a tile of a school's page looks and where it leads. Its texts are those of the schools, by the same key. */
type SchoolTilePart<Key extends SchoolTileKey> = Readonly<{
  icon: Icon;
  /** The list that shows what was counted, or a page of the school; its route says whether it works offline. */
  to: string;
  search(tile: TileOf<Key>, schoolId: string): Readonly<Record<string, unknown>>;
}>;

type SchoolTileParts = { readonly [Key in SchoolTileKey]?: SchoolTilePart<Key> };

export type SchoolTileLink = Omit<SchoolTilePart<SchoolTileKey>, 'search'> &
  Readonly<{ params: PathParams; search: Readonly<Record<string, unknown>> }>;

/** Null for a tile of a newer server, which this app cannot show. */
export function schoolTileLink<Key extends SchoolTileKey>(
  parts: SchoolTileParts,
  key: Key,
  tile: TileOf<Key>,
  schoolId: string,
): SchoolTileLink | null {
  const part: SchoolTilePart<Key> | undefined = parts[key];
  return part === undefined ? null : { ...part, params: { schoolId }, search: part.search(tile, schoolId) };
}

export type FeatureShell = Readonly<{
  menu?: readonly MenuEntry[];
  actions?: readonly ActionEntry[];
  toolbar?: readonly ToolbarEntry[];
  account?: readonly AccountEntry[];
  palette?: readonly CommandSource[];
  attention?: AttentionParts;
  schoolTiles?: SchoolTileParts;
  /** Mounted once while a user is signed in: dialogs over any page. */
  host?: ComponentType;
}>;

/** All parts of all features, in the order of the features. */
export type Shell = Readonly<{
  menu: readonly MenuEntry[];
  actions: ReadonlyMap<QuickAction, StartAction>;
  toolbar: readonly ToolbarEntry[];
  account: readonly AccountEntry[];
  palette: readonly CommandSource[];
  attention: AttentionParts;
  schoolTiles: SchoolTileParts;
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
    attention: joined(shells.map(({ attention }) => attention)),
    schoolTiles: joined(shells.map(({ schoolTiles }) => schoolTiles)),
    Hosts: joinHosts(shells),
  };
}

/** Each feature has keys of its own. */
function joined<Parts extends object>(parts: readonly (Parts | undefined)[]): Partial<Parts> {
  const all: Partial<Parts> = {};
  for (const some of parts) Object.assign(all, some);
  return all;
}

export const ShellContext = createContext<Shell>(joinShells([]));

export function useShell(): Shell {
  return use(ShellContext);
}
