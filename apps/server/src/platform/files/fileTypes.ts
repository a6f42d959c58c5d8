// Which files are accepted. The content decides; the name only distinguishes the two kinds of plain text.
import { problem } from '@schooldog/domain/problems';
import { rootNames } from './compoundFile.ts';
import { extensionOf } from './names.ts';
import { isPlainText } from './plainText.ts';
import { zipNames } from './zipNames.ts';

const docx = 'application/vnd.openxmlformats-officedocument.wordprocessingml.document';
const xlsx = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet';

const extensions = {
  'image/jpeg': 'jpg',
  'image/gif': 'gif',
  'image/png': 'png',
  'application/pdf': 'pdf',
  'application/msword': 'doc',
  [docx]: 'docx',
  'application/vnd.ms-excel': 'xls',
  [xlsx]: 'xlsx',
  'text/csv': 'csv',
  'text/plain': 'txt',
  // Only made by the server; an upload of this type is not accepted.
  'application/zip': 'zip',
} as const;

export type ContentType = keyof typeof extensions;

/** What a record accepts: only pictures, or everything that may be uploaded. */
export type FileKinds = 'pictures' | 'documents';

export function isOfKind(contentType: string, kinds: FileKinds): boolean {
  return kinds === 'documents' || contentType === 'image/jpeg' || contentType === 'image/gif';
}

export function extensionFor(contentType: ContentType): string {
  return extensions[contentType];
}

/** The stored types of these contents. WebP becomes JPEG and animated PNG becomes PNG. */
const keptAs: Readonly<Record<string, ContentType>> = {
  'image/jpeg': 'image/jpeg',
  'image/webp': 'image/jpeg',
  'image/gif': 'image/gif',
  'image/png': 'image/png',
  'image/apng': 'image/png',
  'application/pdf': 'application/pdf',
  [docx]: docx,
  [xlsx]: xlsx,
};

export async function contentTypeOf(path: string, name: string): Promise<ContentType> {
  // Loaded with the first upload: the list of hundreds of formats uses much memory.
  const { fileTypeFromFile } = await import('file-type');
  const sniffed = (await fileTypeFromFile(path))?.mime ?? '';
  const contentType =
    keptAs[sniffed] ??
    (sniffed === 'application/x-cfb' ? await oldOfficeType(path) : undefined) ??
    (sniffed === 'application/zip' ? await officeType(path) : undefined) ??
    (await textType(path, name));
  if (contentType === undefined) throw problem('file.typeNotAllowed');
  return contentType;
}

export function isImage(contentType: ContentType): contentType is 'image/jpeg' | 'image/gif' | 'image/png' {
  return contentType === 'image/jpeg' || contentType === 'image/gif' || contentType === 'image/png';
}

async function oldOfficeType(path: string): Promise<ContentType | undefined> {
  const names = await rootNames(path);
  if (names.has('WordDocument')) return 'application/msword';
  return names.has('Workbook') || names.has('Book') ? 'application/vnd.ms-excel' : undefined;
}

/** Streamed archives, as web office suites write them, have their names only at the end. */
async function officeType(path: string): Promise<ContentType | undefined> {
  const names = await zipNames(path);
  const hasMacros = [...names].some((name) => name.endsWith('vbaProject.bin'));
  if (!names.has('[Content_Types].xml') || hasMacros) return undefined;
  if (names.has('word/document.xml')) return docx;
  return names.has('xl/workbook.xml') ? xlsx : undefined;
}

/**
 * Short signatures of other formats also begin many texts, so a file that is text throughout, under a name
 * for text, is text.
 */
async function textType(path: string, name: string): Promise<ContentType | undefined> {
  const extension = extensionOf(name) ?? 'txt';
  if (extension !== 'csv' && extension !== 'txt') return undefined;
  if (!(await isPlainText(path))) return undefined;
  return extension === 'csv' ? 'text/csv' : 'text/plain';
}
