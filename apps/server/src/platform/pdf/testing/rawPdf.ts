// PDF files written by hand, so that a test can put anything into them.

export type RawPdf = Readonly<{
  /** Entries of the catalog, of the only page and of the trailer. */
  catalog?: string;
  page?: string;
  trailer?: string;
  content?: string;
  /** Numbered from 10 on; a stream brings its own keywords. */
  objects?: readonly string[];
}>;

/** One page with a text, and whatever is added to it. */
export function rawPdf({ catalog = '', page = '', trailer = '', content, objects = [] }: RawPdf): Buffer {
  const drawn = content ?? 'BT /F1 18 Tf 40 700 Td (Evacuation map) Tj ET';
  return rawFile(
    [
      [1, `<< /Type /Catalog /Pages 2 0 R ${catalog} >>`],
      [2, '<< /Type /Pages /Kids [3 0 R] /Count 1 /MediaBox [0 0 612 792] >>'],
      [3, `<< /Type /Page /Parent 2 0 R /Contents 4 0 R /Resources << /Font << /F1 5 0 R >> >> ${page} >>`],
      [4, rawStream(drawn)],
      [5, '<< /Type /Font /Subtype /Type1 /BaseFont /Helvetica >>'],
      ...objects.map((object, at): [number, string] => [10 + at, object]),
    ],
    trailer,
  );
}

export function rawStream(content: string, entries = ''): string {
  return `<< /Length ${Buffer.byteLength(content, 'latin1')} ${entries} >>\nstream\n${content}\nendstream`;
}

export function rawFile(objects: readonly (readonly [number, string])[], trailer = ''): Buffer {
  let file = '%PDF-1.7\n';
  const offsets: [number, number][] = [];
  for (const [number, object] of objects) {
    offsets.push([number, file.length]);
    file += `${number} 0 obj\n${object}\nendobj\n`;
  }
  const start = file.length;
  const entries = offsets.map(
    ([number, offset]) => `${number} 1\n${String(offset).padStart(10, '0')} 00000 n \n`,
  );
  file += `xref\n0 1\n0000000000 65535 f \n${entries.join('')}`;
  file += `trailer\n<< /Size 1000 /Root 1 0 R ${trailer} >>\nstartxref\n${start}\n%%EOF\n`;
  return Buffer.from(file, 'latin1');
}
