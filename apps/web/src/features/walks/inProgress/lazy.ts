// What a walk needs beside the step in which entries are logged. Its fields would be read before the tiles are drawn.
import { lazyPart } from '../../../platform/lazyParts/lazyPart.ts';

export const CompleteStep = lazyPart(
  'section',
  async () => (await import('./CompleteStep.tsx')).CompleteStep,
);
export const ReadOnlyWalk = lazyPart(
  'section',
  async () => (await import('./ReadOnlyWalk.tsx')).ReadOnlyWalk,
);
export const ContinueDialog = lazyPart(
  'dialog',
  async () => (await import('./ContinueDialog.tsx')).ContinueDialog,
);

/** In a quiet moment, so that they open at once. */
export async function prepareNextStep(): Promise<void> {
  await Promise.all([CompleteStep.preload(), ContinueDialog.preload()]);
}
