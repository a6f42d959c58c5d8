// Phones are stored as (ddd) ddd-dddd and fax numbers as +ddd.ddd.dddd; each stored form passes its own check.

export const phonePattern = /^\(?\d{3}\)?[-\s]?\d{3}[-\s]?\d{4}$/;
export const faxPattern = /^\+?\(?\d{3}\)?[-.\s]?\d{3}[-.\s]?\d{4}$/;

/** The ten digits of a US number, or null when there are not ten. A leading country code 1 is dropped. */
function tenDigits(text: string): readonly [string, string, string] | null {
  const digits = text.replace(/\D/g, '').replace(/^1(?=\d{10}$)/, '');
  return /^\d{10}$/.test(digits) ? [digits.slice(0, 3), digits.slice(3, 6), digits.slice(6)] : null;
}

export function formatPhone(text: string | null | undefined): string | null {
  const parts = tenDigits(text ?? '');
  return parts && `(${parts[0]}) ${parts[1]}-${parts[2]}`;
}

export function formatFax(text: string | null | undefined): string | null {
  const parts = tenDigits(text ?? '');
  return parts && `+${parts[0]}.${parts[1]}.${parts[2]}`;
}
