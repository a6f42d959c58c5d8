import i18next from 'i18next';
import { lazy, type ComponentType, type LazyExoticComponent } from 'react';
import { toastError } from '../toasts/toasts.ts';
import { untilLoaded } from './untilLoaded.ts';

/**
 * - dialog: opened on request. While it cannot be fetched, the person is told.
 * - section: a section of a page with a fallback of its own, which stays until the section is there.
 * - shell: the app goes on without it when the server no longer has it.
 */
type Kind = 'dialog' | 'section' | 'shell';

export type LazyPart<Props extends object> = LazyExoticComponent<ComponentType<Props>> & {
  /** Fetches the part before it is shown. Never rejects: what cannot be had is told when it is shown. */
  preload(): Promise<void>;
};

/**
 * A component in a chunk of its own, the only way to make one. It suspends until it is there: a failed fetch is
 * repeated, where React.lazy would remember it for as long as the page lives.
 */
export function lazyPart<Props extends object>(
  kind: Kind,
  load: () => Promise<ComponentType<Props>>,
): LazyPart<Props> {
  let loading: Promise<ComponentType<Props>> | undefined;
  let isWaiting = false;
  let isShown = false;
  const tell = () => {
    if (kind === 'dialog' && isShown && isWaiting) toastError(i18next.t('errors.partWaits', { ns: 'app' }));
  };
  const noteFailure = () => {
    isWaiting = true;
    tell();
  };
  const start = () => (loading ??= untilLoaded(load, noteFailure));
  const Part = lazy<ComponentType<Props>>(async () => {
    isShown = true;
    // Fetching it ahead may have failed already.
    tell();
    return { default: await (kind === 'shell' ? start().catch(() => Nothing) : start()) };
  });
  return Object.assign(Part, {
    preload: async () => {
      await start().catch(() => undefined);
    },
  });
}

function Nothing(): null {
  return null;
}
