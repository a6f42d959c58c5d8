// Each layout is a chunk of its own, so that the sign-in page does not load the side menu; the layout of the
// sign-in page comes with the first load.
import { lazyRouteComponent, type AsyncRouteComponent } from '@tanstack/react-router';
import type { Layout } from '../../platform/navigation/page.ts';
import { AuthLayout } from './AuthLayout.tsx';
import type { LayoutProps } from './layoutProps.ts';

export const layouts: Readonly<Record<Layout, AsyncRouteComponent<LayoutProps>>> = {
  default: lazyRouteComponent(loadDefault, 'Frame'),
  simple: lazyRouteComponent(() => import('./SimpleLayout.tsx'), 'SimpleLayout'),
  auth: AuthLayout,
  visitor: lazyRouteComponent(() => import('./VisitorLayout.tsx'), 'VisitorLayout'),
  error: lazyRouteComponent(() => import('./ErrorLayout.tsx'), 'ErrorLayout'),
  print: lazyRouteComponent(() => import('./PrintLayout.tsx'), 'PrintLayout'),
};

async function loadDefault() {
  const { loadFrame } = await import('./frame.tsx');
  return loadFrame();
}

/** Fetches a layout before it is shown. */
export async function warmLayout(layout: Layout): Promise<void> {
  await layouts[layout].preload?.();
}
