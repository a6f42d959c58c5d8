import { idSchema } from '@schooldog/domain/kernel';
import { problem } from '@schooldog/domain/problems';
import { type SignedLinks, sealSchema } from '../../../platform/links/signedLinks.ts';
import { fileNameOf } from './fileName.ts';
import type { ExportRow } from './store.ts';
import { wordsIn } from './words.ts';

export type Kind = 'csv' | 'pdf';

const querySchema = sealSchema.extend({ export: idSchema });

const what = (kind: Kind, exportId: string) => ['entries', kind, exportId];

/** Works for ten minutes, in the session of the person who asked for the file. */
export function linkTo(
  links: SignedLinks,
  kind: Kind,
  row: Pick<ExportRow, 'id' | 'title' | 'query' | 'language' | 'requestedByUserId'>,
): string {
  const name = fileNameOf(row, wordsIn(row.language), kind);
  const seal = links.seal(what(kind, row.id), row.requestedByUserId);
  const query = new URLSearchParams({ export: row.id, ...seal });
  return `/api/entries/${kind}/${encodeURIComponent(name)}?${query.toString()}`;
}

/** The id of the file that the address leads to, for the person it was made for. */
export function openLink(links: SignedLinks, kind: Kind, query: unknown, userId: string): string {
  const link = querySchema.safeParse(query);
  if (!link.success) throw problem('file.linkInvalid');
  links.check(what(kind, link.data.export), link.data, userId);
  return link.data.export;
}
