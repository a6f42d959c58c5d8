import { lazy, Suspense } from 'react';

const Prompts = lazy(async () => {
  // Without a network and without the file there is no new version to speak of either.
  const part = await import('./Prompts.tsx').catch(() => null);
  return { default: part?.Prompts ?? Nothing };
});

/** Mounted once by the shell: says when a new version of the app is there. */
export function UpdatePrompts() {
  return (
    <Suspense fallback={null}>
      <Prompts />
    </Suspense>
  );
}

function Nothing() {
  return null;
}
