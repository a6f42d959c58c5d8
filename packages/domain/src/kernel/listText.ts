import { localeOf } from './localeOf.ts';

/** Before these sounds "y" becomes "e": Ana e Isabel, but flores y hierba. */
const soundsLikeY = /^(?:[ií]|h[ií](?![ae]))/iu;

/** "Oak Hill, Maple Grove, and Cedar", "Oak Hill y Maple Grove". A formatter of the platform is slow to make. */
export function listText(items: readonly string[], language: string): string {
  const [last = '', ...others] = items.toReversed();
  const before = others.toReversed();
  if (before.length === 0) return last;
  if (localeOf(language) === 'es-US')
    return `${before.join(', ')} ${soundsLikeY.test(last) ? 'e' : 'y'} ${last}`;
  return before.length === 1 ? `${before[0]} and ${last}` : `${before.join(', ')}, and ${last}`;
}
