import { localeOf } from '@schooldog/domain/kernel';

/** "12.5 kB"; a tiny file still has a size. */
export function inKilobytes(bytes: number, language: string): string {
  const number = new Intl.NumberFormat(localeOf(language), { maximumFractionDigits: 1 });
  return `${number.format(Math.max(bytes / 1024, 0.1))} kB`;
}
