import { localeOf } from '@schooldog/domain/kernel';

/** Prices are American whatever the language: Spanish readers here expect $1,200 as well. */
export function inDollars(amount: number, language: string): string {
  return new Intl.NumberFormat(localeOf(language), {
    style: 'currency',
    currency: 'USD',
    maximumFractionDigits: 0,
  }).format(amount);
}
