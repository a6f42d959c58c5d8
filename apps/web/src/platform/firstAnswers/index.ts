import { queryClient } from '../api/queryClient.ts';
import { readDevice, writeDevice } from '../deviceStorage.ts';
import { keptSession } from '../session/keptSession.ts';
import { sessionStore } from '../session/session.ts';
import { keepFirstAnswers } from './firstAnswers.ts';

const key = 'firstAnswers';

export function startFirstAnswers(): void {
  keepFirstAnswers({
    queryClient,
    session: sessionStore,
    isPersonKept: () => keptSession() !== null,
    device: { read: () => readDevice(key), write: (text) => writeDevice(key, text) },
    now: () => Date.now(),
  });
}
