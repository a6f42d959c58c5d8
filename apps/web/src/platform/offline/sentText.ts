import { numberText } from '@schooldog/domain/kernel';
import i18next from 'i18next';

/** What a toast says when work that waited on this device has been sent. */
export function sentText(count: number, withAlert: boolean): string {
  const number = numberText(count, i18next.language);
  return i18next.t(withAlert ? 'sentWithAlert' : 'sent', { ns: 'platform/offline', count, number });
}
