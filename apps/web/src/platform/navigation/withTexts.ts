import i18next, { type CustomTypeOptions } from 'i18next';

/** A route's loader: its texts are fetched beside its code, so that the page appears once and whole. */
export function withTexts(...namespaces: readonly (keyof CustomTypeOptions['resources'])[]) {
  return async (): Promise<void> => {
    await i18next.loadNamespaces(namespaces);
  };
}
