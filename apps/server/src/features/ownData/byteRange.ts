// The part of a file that a resumed download asks for (RFC 9110).

export type ByteRange = Readonly<{ first: number; last: number }>;

const oneRange = /^bytes=(\d*)-(\d*)$/;

/**
 * Null when the whole file is to be sent: without a range, with several of them, or when the file is not the one whose
 * beginning the client has. `outside` when the range begins after the end.
 */
export function rangeOf(
  headers: Readonly<{ range?: string | undefined; 'if-range'?: string | string[] | undefined }>,
  file: Readonly<{ size: number; etag: string }>,
): ByteRange | 'outside' | null {
  const [, from = '', to = ''] = oneRange.exec(headers.range ?? '') ?? [];
  if (from === '' && to === '') return null;
  if (headers['if-range'] !== undefined && headers['if-range'] !== file.etag) return null;
  const first = from === '' ? Math.max(0, file.size - Number(to)) : Number(from);
  const last = from === '' || to === '' ? file.size - 1 : Math.min(Number(to), file.size - 1);
  if (from !== '' && to !== '' && Number(to) < first) return null;
  return first < file.size && first <= last ? { first, last } : 'outside';
}
