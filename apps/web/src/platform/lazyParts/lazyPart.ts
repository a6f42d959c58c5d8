import { type ComponentType, createElement, lazy, type ReactNode, useState } from 'react';
import { textsOf } from '../i18n/texts.ts';
import { hold } from '../readiness/holds.ts';
import { toastError } from '../toasts/toasts.ts';
import { fetchFilesOf } from './loadFiles.ts';
import { untilLoaded } from './untilLoaded.ts';

/**
 * - dialog: opened on request. While it cannot be fetched, a message is shown.
 * - section: a section of a page with a fallback of its own, which stays until the section is there.
 * - shell: the app continues without it when the server no longer has it.
 */
type Kind = 'dialog' | 'section' | 'shell';

export type LazyPart<Props extends object> = ((props: Props) => ReactNode) & {
  /** Fetches the part before it is shown. Never rejects: a failure is reported when it is shown. */
  preload(): Promise<void>;
  /** Fetches the part and runs nothing of it, at a time when the page is busy. */
  fetchAhead(): Promise<void>;
  isLoaded(): boolean;
};

/**
 * A component in its own chunk, the only way to make one. It suspends until it is there: a failed fetch is retried,
 * where React.lazy would remember it for the lifetime of the page.
 */
export function lazyPart<Props extends object>(
  kind: Kind,
  load: () => Promise<ComponentType<Props>>,
): LazyPart<Props> {
  let loading: Promise<ComponentType<Props>> | undefined;
  let loaded: ComponentType<Props> | undefined;
  let isWaiting = false;
  let isShown = false;
  let release = () => {};
  const report = () => {
    if (kind === 'dialog' && isShown && isWaiting) toastError(textsOf('app')('errors.partWaits'));
  };
  const noteFailure = () => {
    isWaiting = true;
    // The network may stay away; the screen shows what it has.
    release();
    report();
  };
  const start = () =>
    (loading ??= untilLoaded(load, noteFailure).then((part) => {
      loaded = part;
      return part;
    }));
  const Lazy: ComponentType<Props> = lazy<ComponentType<Props>>(async () => {
    isShown = true;
    // The prefetch may already have failed.
    report();
    if (!isWaiting) release = hold('screen');
    const part = kind === 'shell' ? start().catch(() => Nothing) : start();
    return { default: await part.finally(() => release()) };
  });
  // A part that is there is drawn at once. React would draw a lazy one empty first, and wait 300 ms before it fills it.
  const Part = (props: Props) => {
    const [Shown] = useState<ComponentType<Props>>(() => loaded ?? Lazy);
    return createElement(Shown, props);
  };
  return Object.assign(Part, {
    preload: async () => {
      await start().catch(() => undefined);
    },
    fetchAhead: async () => {
      if (loading === undefined) await fetchFilesOf(load);
    },
    isLoaded: () => loaded !== undefined,
  });
}

function Nothing(): null {
  return null;
}
