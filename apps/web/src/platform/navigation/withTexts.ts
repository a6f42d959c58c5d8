import type { CustomTypeOptions } from 'i18next';
import { loadTexts } from '../i18n/i18n.ts';

/** A route's loader: its texts are fetched beside its code, so that the page appears complete. */
export function withTexts(...namespaces: readonly (keyof CustomTypeOptions['resources'])[]) {
  return (): Promise<void> => loadTexts(namespaces);
}
