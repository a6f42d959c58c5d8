import type { CustomTypeOptions } from 'i18next';
import { loadTexts } from './i18n.ts';

/** Fetches a part of the app with the texts it shows. `npm test` compares the list with what the part uses. */
export async function importWithTexts<Part>(
  namespaces: readonly (keyof CustomTypeOptions['resources'])[],
  load: () => Promise<Part>,
): Promise<Part> {
  const [part] = await Promise.all([load(), loadTexts(namespaces)]);
  return part;
}
