// US phone numbers: ten digits, stored as digits and sent with +1.
import { limitedText } from '../kernel/index.ts';

export const phoneDigitCount = 10;
const countryPrefix = '+1';

/** Normalizes every keystroke: digits only, never more than ten. */
export function phoneDigits(typed: string): string {
  return typed.replaceAll(/\D/g, '').slice(0, phoneDigitCount);
}

export const phoneDigitsSchema = limitedText(phoneDigitCount).regex(/^\d{10}$/, 'phone');

export function dialable(digits: string): string {
  return `${countryPrefix}${digits}`;
}

/** Enough to recognize one's own phone, too little to learn another person's. */
export function phoneHint(digits: string): string {
  return `(•••) •••-${digits.slice(-4)}`;
}

/** (478) 555-1234 */
export function readablePhone(digits: string): string {
  return digits.replace(/^(\d{3})(\d{3})(\d{4})$/, '($1) $2-$3');
}
