import type { SecurityEvent } from '@schooldog/contract/people';
import { isText } from '../../../platform/i18n/unknownTexts.ts';
import { useTexts } from '../../../platform/i18n/useTexts.ts';
import type texts from './texts/en.json';

/** "Signed in with: password". What has no words of its own is shown as it was recorded. */
export function useDetailWords(): (event: Pick<SecurityEvent, 'kind' | 'detail'>) => string[] {
  const { t } = useTexts('features/people/security');
  const isLabel = (key: string): key is keyof typeof texts.details =>
    isText('features/people/security', `details.${key}`);
  const isValue = (key: string): key is keyof typeof texts.values =>
    isText('features/people/security', `values.${key}`);
  return ({ kind, detail }) =>
    Object.entries(detail).map(([name, value]) => {
      // A rejected person did not sign in.
      const key = name === 'way' && kind !== 'signedIn' ? 'wayTried' : name;
      const label = isLabel(key) ? t(`details.${key}`) : key;
      return `${label}: ${isValue(value) ? t(`values.${value}`) : value}`;
    });
}
