// The PDF of one component: its heading, its content unless that is omitted, and its attachments.
import { formatDateTimeWithZone, type Timestamp } from '@schooldog/domain/dates';
import type { EopSection, RichText } from '@schooldog/domain/eop';
import { branding } from '@schooldog/domain/kernel';
import { dirname } from 'node:path';
import type { Words } from '../../../platform/exports/index.ts';
import { type PdfBlock, type PdfReport, printInChild } from '../../../platform/pdf/index.ts';
import { richTextFlow, type WrittenPicture } from './richTextFlow.ts';
import { wordsIn } from './words.ts';
import { type Picture, writePictures } from './writePictures.ts';

export type ComponentPdf = Readonly<{
  districtName: string;
  schoolName: string;
  componentName: string;
  section: EopSection;
  language: string;
  /**
   * Left out where it is not known yet: the file that is reviewed becomes the certified one, so that it can say neither
   * that it is a draft nor who certified it.
   */
  status?: CertificationStatus;
  /** Null when it is omitted, or when there is none. */
  content: RichText | null;
  /** Those of the content by file id. One that is missing is left out. */
  pictures: ReadonlyMap<string, Picture>;
  /** In the order in which they were added, each with its file on this disk. */
  attachments: readonly Attached[];
}>;

/** Null of a draft. */
export type CertificationStatus = Readonly<{
  time: Timestamp;
  timeZone: string;
  byName: string | null;
}> | null;
export type Attached = Readonly<{ name: string; path: string }>;

/** Writes the file to the path, and returns its number of pages. */
export async function makeComponentPdf(component: ComponentPdf, path: string): Promise<number> {
  const pictures = await writePictures(component.pictures, dirname(path));
  return printInChild(componentReport(component, pictures), path);
}

function componentReport(component: ComponentPdf, pictures: ReadonlyMap<string, WrittenPicture>): PdfReport {
  const { districtName, schoolName, componentName, language, content, attachments } = component;
  const words = wordsIn(language);
  return {
    title: `${componentName}, ${schoolName}`,
    language,
    author: districtName,
    product: branding.productName,
    head: { left: districtName, right: schoolName },
    foot: { left: componentName, right: words('page', { page: '{{page}}', pages: '{{pages}}' }) },
    blocks: [
      { kind: 'heading', level: 1, text: componentName },
      facts(component, words),
      ...contentBlocks(content, { pictures, words, firstLevel: 2, hasAttachments: attachments.length > 0 }),
      ...attachmentBlocks(attachments, words),
    ],
  };
}

function facts({ schoolName, section, status }: ComponentPdf, words: Words): PdfBlock {
  const rows: [string, string][] = [
    ['school', schoolName],
    ['section', words(`sections.${section}`)],
    ...(status === undefined ? [] : [['status', statusText(status, words)] satisfies [string, string]]),
  ];
  return {
    kind: 'table',
    columns: [{ width: 1 }, { width: 4 }],
    hasRowHeaders: true,
    isBox: true,
    rows: rows.map(([name, value]) => [words(`component.${name}`), value]),
  };
}

export function statusText(status: CertificationStatus, words: Words): string {
  if (status === null) return words('component.draft');
  return words('component.certified', {
    time: formatDateTimeWithZone(status.time, status.timeZone),
    name: status.byName ?? words('formerUser'),
  });
}

type ContentParts = Readonly<{
  pictures: ReadonlyMap<string, WrittenPicture>;
  words: Words;
  firstLevel: 2 | 4;
  hasAttachments: boolean;
}>;

export function contentBlocks(content: RichText | null, parts: ContentParts): PdfBlock[] {
  const { pictures, words, firstLevel, hasAttachments } = parts;
  if (content !== null) return richTextFlow(content, { pictures, firstLevel, pictureWord: words('picture') });
  const instead = words(hasAttachments ? 'component.onlyAttachments' : 'component.empty');
  return [{ kind: 'paragraph', look: 'small', text: instead }];
}

/** A list of them, and then their pages. */
function attachmentBlocks(attachments: readonly Attached[], words: Words): PdfBlock[] {
  if (attachments.length === 0) return [];
  return [
    { kind: 'heading', level: 2, text: words('component.attachments') },
    attachmentList(attachments.map(({ name }) => name)),
    ...attachments.map((attached) => insertOf(attached, words)),
  ];
}

export function attachmentList(names: readonly string[]): PdfBlock {
  const items = names.map((text) => [{ kind: 'text' as const, runs: [{ text }] }]);
  return { kind: 'list', start: 1, items };
}

export function insertOf({ name, path }: Attached, words: Words): PdfBlock {
  return { kind: 'insert', path, label: words('component.attachment', { name }) };
}
