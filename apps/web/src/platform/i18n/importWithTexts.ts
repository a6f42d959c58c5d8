import i18next, { type CustomTypeOptions } from 'i18next';

/** Fetches a part of the app together with the texts it shows. `npm test` compares the list with what the part uses. */
export async function importWithTexts<Part>(
  namespaces: readonly (keyof CustomTypeOptions['resources'])[],
  load: () => Promise<Part>,
): Promise<Part> {
  const [part] = await Promise.all([load(), i18next.loadNamespaces(namespaces)]);
  return part;
}
