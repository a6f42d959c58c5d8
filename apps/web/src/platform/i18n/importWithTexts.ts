import { loadTexts } from './i18n.ts';
import type { TextNamespace } from './texts.ts';

/** Fetches a part of the app with the texts it shows. `npm test` compares the list with what the part uses. */
export async function importWithTexts<Part>(
  namespaces: readonly TextNamespace[],
  load: () => Promise<Part>,
): Promise<Part> {
  const [part] = await Promise.all([load(), loadTexts(namespaces)]);
  return part;
}
