import { paper } from '../../../platform/exports/index.ts';
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
export function drillPaper(parts: Printing, title: string, blocks: readonly PdfBlock[]): PdfReport {
  const words = wordsIn(parts.language);
  return paper({ ...parts, schoolName: parts.school?.name ?? '', words }, title, blocks);
}

/** "12 Main Street, Macon, GA 31201" */
export function addressOf(school: PrintedSchool['school']): string {
  if (school === undefined) return '';
  const { street, city, state, zip } = school;
  return [street, city, `${state ?? ''} ${zip ?? ''}`.trim()]
    .filter((part) => part !== null && part !== '')
    .join(', ');
}
