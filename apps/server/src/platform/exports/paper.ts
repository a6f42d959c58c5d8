// The frame of a paper about one school: head, foot, cover.
import { formatDateTimeWithZone } from '@schooldog/domain/dates';
import { branding } from '@schooldog/domain/kernel';
import type { PdfBlock, PdfReport } from '../pdf/index.ts';
import type { Words } from './exportTexts.ts';

export type PaperParts = Readonly<{
  schoolName: string;
  district: string;
  timeZone: string;
  language: string;
  now: Date;
  printedBy: string;
  /** Of the feature; `generated` and `page` are those of the foot. */
  words: Words;
}>;

export function paper(parts: PaperParts, title: string, blocks: readonly PdfBlock[]): PdfReport {
  const { schoolName, district, timeZone, language, now, printedBy, words } = parts;
  const time = formatDateTimeWithZone(now.toISOString(), timeZone);
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
