import { lazy, Suspense } from 'react';
import { usePrompt } from './usePrompt.ts';

const Prompts = lazy(async () => {
  // Without a network and without the file there is no new version to speak of either.
  const part = await import('./Prompts.tsx').catch(() => null);
  return { default: part?.Prompts ?? Nothing };
});

/** Mounted once by the shell: says when a new version of the app is there. Until then it costs nothing. */
export function UpdatePrompts() {
  const { prompt, dismiss } = usePrompt();
  if (prompt.kind === 'none') return null;
  return (
    <Suspense fallback={null}>
      <Prompts prompt={prompt} onDismiss={dismiss} />
    </Suspense>
  );
}

function Nothing() {
  return null;
}
