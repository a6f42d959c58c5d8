/** Created lazily; creating one takes longer than sorting hundreds of names with it. */
const collators = new Map<string, Intl.Collator>();

/** "School 2" comes before "School 10"; case and accents sort beside their base letter. */
export function byName(a: string, b: string, language = 'en'): number {
  const known = collators.get(language);
  if (known !== undefined) return known.compare(a, b);
  const made = new Intl.Collator(language, { numeric: true });
  collators.set(language, made);
  return made.compare(a, b);
}
