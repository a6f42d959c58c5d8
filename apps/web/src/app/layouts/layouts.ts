// Each layout is a chunk of its own: nobody at the sign-in page waits for the side menu.
import { lazy, type ComponentType } from 'react';
import type { Layout } from '../routes/page.ts';
import type { LayoutProps } from './layoutProps.ts';

const load = {
  default: () => import('./DefaultLayout.tsx'),
  simple: () => import('./SimpleLayout.tsx'),
  auth: () => import('./AuthLayout.tsx'),
  error: () => import('./ErrorLayout.tsx'),
  print: () => import('./PrintLayout.tsx'),
};

export const layouts: Readonly<Record<Layout, ComponentType<LayoutProps>>> = {
  default: lazy(async () => ({ default: (await load.default()).DefaultLayout })),
  simple: lazy(async () => ({ default: (await load.simple()).SimpleLayout })),
  auth: lazy(async () => ({ default: (await load.auth()).AuthLayout })),
  error: lazy(async () => ({ default: (await load.error()).ErrorLayout })),
  print: lazy(async () => ({ default: (await load.print()).PrintLayout })),
};

/** Fetches a layout while the session is still being asked for. */
export function warmLayout(layout: Layout): void {
  load[layout]().catch(() => undefined);
}
