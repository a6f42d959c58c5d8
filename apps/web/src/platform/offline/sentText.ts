import { numberText } from '@schooldog/domain/kernel';
import i18next from 'i18next';
import { textsOf } from '../i18n/texts.ts';

/** What a toast says when work that waited on this device has been sent. */
export function sentText(count: number, withAlert: boolean): string {
  const number = numberText(count, i18next.language);
  return textsOf('platform/offline')(withAlert ? 'sentWithAlert' : 'sent', { count, number });
}
