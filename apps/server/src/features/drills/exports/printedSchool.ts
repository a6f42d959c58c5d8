import { formatDateTimeWithZone } from '@schooldog/domain/dates';
import { branding } from '@schooldog/domain/kernel';
import type { PdfBlock, PdfReport } from '../../../platform/pdf/index.ts';
import type { findSchool } from '../../schools/index.ts';
import { wordsIn } from './words.ts';

export type PrintedSchool = Readonly<{
  school: Awaited<ReturnType<typeof findSchool>>;
  district: string;
  timeZone: string;
}>;

export type Printing = PrintedSchool & Readonly<{ language: string; now: Date; printedBy: string }>;

/** The frame of both papers. */
export function paper(parts: Printing, title: string, blocks: readonly PdfBlock[]): PdfReport {
  const { school, district, timeZone, language, now, printedBy } = parts;
  const words = wordsIn(language);
  const time = formatDateTimeWithZone(now.toISOString(), timeZone);
  const schoolName = school?.name ?? '';
  return {
    language,
    title: `${title}, ${schoolName}`,
    author: district,
    product: branding.productName,
    head: { left: district, right: `${title}, ${schoolName}` },
    foot: {
      left: words('generated', { time, name: printedBy }),
      right: words('page', { page: '{{page}}', pages: '{{pages}}' }),
    },
    blocks: [{ kind: 'cover', above: district, title, below: schoolName }, ...blocks],
  };
}

/** "12 Main Street, Macon, GA 31201" */
export function addressOf(school: PrintedSchool['school']): string {
  if (school === undefined) return '';
  const { street, city, state, zip } = school;
  return [street, city, `${state ?? ''} ${zip ?? ''}`.trim()]
    .filter((part) => part !== null && part !== '')
    .join(', ');
}
