import { connectivity } from '../connectivity/connectivity.ts';
import { textsOf } from '../i18n/texts.ts';

/** What a toast says about stored work: without a network also when it is sent, as a sentence of its own. */
export function storedText(done: string): string {
  if (!connectivity.get().isOffline) return done;
  const sentence = /[.!?]$/.test(done) ? done : `${done}.`;
  return `${sentence} ${textsOf('platform/offline')('willBeSent')}`;
}
