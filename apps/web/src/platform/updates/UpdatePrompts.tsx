import { Suspense } from 'react';
import { importWithTexts } from '../i18n/importWithTexts.ts';
import { lazyPart } from '../lazyParts/lazyPart.ts';
import { usePrompt } from './usePrompt.ts';

const Prompts = lazyPart(
  'shell',
  async () => (await importWithTexts(['platform/updates'], () => import('./Prompts.tsx'))).Prompts,
);

/** Mounted once by the shell: shows when a new version of the app is there. Until then it costs nothing. */
export function UpdatePrompts() {
  const { prompt, dismiss } = usePrompt();
  if (prompt.kind === 'none') return null;
  return (
    <Suspense fallback={null}>
      <Prompts prompt={prompt} onDismiss={dismiss} />
    </Suspense>
  );
}
