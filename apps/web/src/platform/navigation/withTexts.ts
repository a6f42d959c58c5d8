import { loadTexts } from '../i18n/i18n.ts';
import type { TextNamespace } from '../i18n/texts.ts';

/** A route's loader: its texts are fetched beside its code, so that the page appears complete. */
export function withTexts(...namespaces: readonly TextNamespace[]) {
  return (): Promise<void> => loadTexts(namespaces);
}
