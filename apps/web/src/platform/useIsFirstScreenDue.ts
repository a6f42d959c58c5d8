import { useSyncExternalStore } from 'react';
import { afterFirstScreen, isFirstScreenDue } from './afterFirstScreen.ts';

/** For what is shown after the words of the first screen. */
export function useIsFirstScreenDue(): boolean {
  return useSyncExternalStore(subscribe, isFirstScreenDue);
}

function subscribe(onSeen: () => void): () => void {
  let isLeft = false;
  void afterFirstScreen().then(() => {
    if (!isLeft) onSeen();
  });
  return () => {
    isLeft = true;
  };
}
