// What floats above a page watches its place from the moment it is drawn, and a page has dozens of it. Each is made when
// it is first asked for, and none comes with the first screen.
import { lazyPart } from '../../platform/lazyParts/lazyPart.ts';

export const MenuPart = lazyPart('dialog', async () => (await import('./MenuPart.tsx')).MenuPart);
export const PanelPart = lazyPart('dialog', async () => (await import('./PanelPart.tsx')).PanelPart);
export const HintPart = lazyPart('shell', async () => (await import('./HintPart.tsx')).HintPart);

/** Why a button is off and what waits to be sent is said even when the network is lost before they have run. */
export async function fetchFloatingAhead(): Promise<void> {
  await Promise.all([HintPart.fetchAhead(), PanelPart.fetchAhead(), MenuPart.fetchAhead()]);
}

export async function preloadFloating(): Promise<void> {
  await Promise.all([MenuPart.preload(), PanelPart.preload(), HintPart.preload()]);
}
