import { queryClient } from '../api/queryClient.ts';
import { readDevice, writeDevice } from '../deviceStorage.ts';
import { cachedSession } from '../session/cachedSession.ts';
import { sessionStore } from '../session/session.ts';
import { whenIdle } from '../whenIdle.ts';
import { keepFirstAnswers } from './startupCache.ts';

const key = 'firstAnswers';
const atLatestAfter = 1_000;

export function startFirstAnswers(): void {
  keepFirstAnswers({
    queryClient,
    session: sessionStore,
    isPersonKept: () => cachedSession() !== null,
    device: { read: () => readDevice(key), write: (text) => writeDevice(key, text) },
    now: () => Date.now(),
    later,
  });
}

function later(run: () => void): void {
  const once = () => {
    window.removeEventListener('pagehide', once);
    run();
  };
  window.addEventListener('pagehide', once);
  whenIdle(once, atLatestAfter);
}
