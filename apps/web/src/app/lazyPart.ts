import { lazy, type ComponentType } from 'react';

/** A part of the shell in its own chunk. When it cannot be fetched, it is missing, but the app goes on. */
export function lazyPart<Props extends object>(load: () => Promise<ComponentType<Props>>) {
  return lazy<ComponentType<Props>>(async () => ({ default: await load().catch(() => Nothing) }));
}

function Nothing(): null {
  return null;
}
