/** What an address says at one name, as text: the router reads 2026 as a number and true as a truth. */
export function searchText(value: unknown): string {
  return ['string', 'number', 'boolean'].includes(typeof value) ? String(value) : '';
}
