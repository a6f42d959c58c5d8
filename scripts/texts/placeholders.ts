/** Filled in every text (platform/i18n/i18n.ts). */
const filledByDefault = 'product';
/** Chooses between the forms of a text; it need not occur in them. */
const counted = 'count';
const pluralForm = /_(?:zero|one|two|few|many|other)$/;

/** The keys by which code asks for the texts, each with the names that it fills, sorted. The plural forms are one key. */
export function placeholdersByKey(
  texts: ReadonlyMap<string, string>,
): ReadonlyMap<string, readonly string[]> {
  const found = new Map<string, Set<string>>();
  for (const [key, text] of texts) {
    const plain = key.replace(pluralForm, '');
    const isForm = plain !== key && texts.has(`${plain}_other`) && texts.has(`${plain}_one`);
    const name = isForm ? plain : key;
    const names = found.get(name) ?? new Set<string>();
    if (isForm) names.add(counted);
    for (const placeholder of namesIn(text)) names.add(placeholder);
    found.set(name, names);
  }
  return new Map([...found].map(([key, names]) => [key, [...names].toSorted()]));
}

/** `count` of "{{count, number}}". */
function namesIn(text: string): string[] {
  return [...text.matchAll(/\{\{\s*(?<name>[\w-]+)/g)]
    .map(({ groups }) => groups?.['name'] ?? '')
    .filter((name) => name !== filledByDefault);
}
