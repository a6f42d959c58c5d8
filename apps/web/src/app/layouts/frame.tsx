import { joinShells, ShellContext } from '../../platform/navigation/featureShell.ts';
import { features } from '../features.ts';
import { DefaultLayout } from './DefaultLayout.tsx';
import type { LayoutProps } from './layoutProps.ts';

/** The frame comes with what every feature shows in it, so that it is drawn once and whole. */
export async function loadFrame() {
  const shell = await loadShell();
  const Frame = (props: LayoutProps) => (
    <ShellContext value={shell}>
      <DefaultLayout {...props} />
    </ShellContext>
  );
  return { Frame };
}

export async function loadShell() {
  const parts = await Promise.all(features.flatMap((feature) => feature.shell?.() ?? []));
  return joinShells(parts.map(({ shell }) => shell));
}
