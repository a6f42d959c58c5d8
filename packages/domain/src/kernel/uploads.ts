// What may be uploaded, and when a picture is made smaller first.

export const pictureExtensions = ['jpeg', 'jpg', 'gif'] as const;
export const documentExtensions = [
  ...pictureExtensions,
  'pdf',
  'doc',
  'docx',
  'xls',
  'xlsx',
  'csv',
  'txt',
  'png',
] as const;

export const scaledPicture = { aboveBytes: 1_048_576, width: 500, quality: 0.8, type: 'image/jpeg' } as const;

export type Upload = Readonly<{ name: string; lastModified: number }>;

function extensionOf(name: string): string {
  return /\.([a-z0-9]+)$/i.exec(name)?.[1]?.toLowerCase() ?? '';
}

function isAllowedUpload(name: string, extensions: readonly string[]): boolean {
  return extensions.includes(extensionOf(name));
}

/** The same name and last-modified time means the same file chosen twice. */
function isSameUpload(one: Upload, other: Upload): boolean {
  return one.name === other.name && one.lastModified === other.lastModified;
}

/** The result of choosing more files: new ones added, duplicates and wrong types left out and named. */
export function addUploads<File extends Upload>(
  chosen: readonly File[],
  added: readonly File[],
  rule: { extensions: readonly string[]; maximum?: number | undefined },
): { files: File[]; duplicates: File[]; refused: File[]; tooMany: boolean } {
  const files = [...chosen];
  const duplicates: File[] = [];
  const refused: File[] = [];
  for (const file of added) {
    if (!isAllowedUpload(file.name, rule.extensions)) refused.push(file);
    else if (files.some((known) => isSameUpload(known, file))) duplicates.push(file);
    else files.push(file);
  }
  const maximum = rule.maximum ?? files.length;
  return { files: files.slice(0, maximum), duplicates, refused, tooMany: files.length > maximum };
}

export function needsScaling(file: { size: number; type: string }): boolean {
  return file.type.startsWith('image/') && file.size > scaledPicture.aboveBytes;
}
