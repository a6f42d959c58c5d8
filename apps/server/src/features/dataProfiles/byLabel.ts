const collator = new Intl.Collator('en', { numeric: true, sensitivity: 'base' });

/** As people count: Room 2 before Room 10, and capitals and accents make no difference. */
export function byLabel(a: string, b: string): number {
  return collator.compare(a, b);
}
