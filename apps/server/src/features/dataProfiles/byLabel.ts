const collator = new Intl.Collator('en', { numeric: true, sensitivity: 'base' });

/** Natural order: Room 2 before Room 10, ignoring case and accents. */
export function byLabel(a: string, b: string): number {
  return collator.compare(a, b);
}
