import { stampFile } from '../../../platform/pdf/index.ts';

/** Writes a PDF again, beside the given one, with these lines across every page: who looks at it, and when. */
export async function stampPdf(
  path: string,
  lines: readonly string[],
): Promise<{ path: string; pages: number }> {
  const to = `${path}.stamped`;
  return { path: to, pages: await stampFile(path, to, lines) };
}
