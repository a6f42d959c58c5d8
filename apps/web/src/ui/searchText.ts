/** The value of an address at one name, as text: the router parses 2026 as a number and true as a boolean. */
export function searchText(value: unknown): string {
  return ['string', 'number', 'boolean'].includes(typeof value) ? String(value) : '';
}
