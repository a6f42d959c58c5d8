import { localeOf } from '@schooldog/domain/kernel';

const megabyte = 1024 * 1024;
const gigabyte = 1024 * megabyte;

/** "3.4 MB", "12 GB": one digit is enough to see whether there is room. */
export function inMegabytes(bytes: number, language: string): string {
  const [amount, unit] = bytes < gigabyte ? [bytes / megabyte, 'megabyte'] : [bytes / gigabyte, 'gigabyte'];
  return new Intl.NumberFormat(localeOf(language), { style: 'unit', unit, maximumFractionDigits: 1 }).format(
    amount,
  );
}
