/** "+1 (478) 555-0123" as "4785550123". Null unless it is a US number of ten digits; extensions are none. */
export function phoneDigits(text: string): string | null {
  const found = /^(?:\+?1[\s.-]?)?\(?([2-9]\d{2})\)?[\s.-]*(\d{3})[\s.-]*(\d{4})$/.exec(text.trim());
  return found === null ? null : found.slice(1).join('');
}
