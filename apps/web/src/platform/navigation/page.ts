// What the shell needs to know of a page before it is loaded. Every route carries it as its static data.
import type { Actor } from '@schooldog/domain/permissions';
import type { StaticDataRouteOption } from '@tanstack/react-router';
import type { KeyBelow } from '../i18n/texts.ts';

export type Layout = 'default' | 'simple' | 'auth' | 'visitor' | 'error' | 'print';

export type TitleKey = KeyBelow<'app', 'titles'>;

export type PathParams = Readonly<Record<string, string>>;

declare module '@tanstack/react-router' {
  interface StaticDataRouteOption {
    layout: Layout;
    /** The name of the page in the window's title, among the shell's texts under `titles`. */
    titleKey: TitleKey | ((params: PathParams) => TitleKey);
    authNotRequired?: boolean;
    /** No floating Action button here, or none on wide screens, where the page has its own button. */
    hideAddButton?: boolean | 'wide';
    worksOffline?: boolean;
    /** For people who only visit: no service worker is installed. */
    keepsNothing?: boolean;
    /** Who may open the page; others are redirected to the root path. Menu, toolbar and palette use it too. */
    allows?(actor: Actor, params: PathParams): boolean;
  }
}

export type Page = Readonly<StaticDataRouteOption>;

/** All pages by their full path, `/schools/$schoolId`. */
export type Pages = ReadonlyMap<string, Page>;

export function titleKeyOf({ titleKey }: Page, params: PathParams): TitleKey {
  return typeof titleKey === 'string' ? titleKey : titleKey(params);
}

export function isAllowed(page: Page, actor: Actor, params: PathParams): boolean {
  return page.allows?.(actor, params) ?? true;
}
