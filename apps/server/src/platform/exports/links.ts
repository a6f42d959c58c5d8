import type { ExportFormat } from '@schooldog/domain/exports';
import { idSchema } from '@schooldog/domain/kernel';
import { problem } from '@schooldog/domain/problems';
import { sealSchema, type SignedLinks } from '../links/signedLinks.ts';
import type { ExportRow } from './store.ts';

const querySchema = sealSchema.extend({ export: idSchema });

type Kind = Readonly<{ name: string; format: ExportFormat }>;

const sealed = ({ name, format }: Kind, exportId: string) => [name, format, exportId];

export function pathOfLinks({ name, format }: Kind): string {
  return `/api/${name}/${format}`;
}

/** Works for ten minutes, in the session of the person who requested the file. */
export function linkTo(links: SignedLinks, row: ExportRow): string {
  const seal = links.seal(sealed(row, row.id), row.requestedByUserId);
  const query = new URLSearchParams({ export: row.id, ...seal });
  return `${pathOfLinks(row)}/${encodeURIComponent(row.fileName)}?${query.toString()}`;
}

/** The id of the export that the link leads to, for the person it was made for. */
export function openLink(links: SignedLinks, kind: Kind, query: unknown, userId: string): string {
  const link = querySchema.safeParse(query);
  if (!link.success) throw problem('file.linkInvalid');
  links.check(sealed(kind, link.data.export), link.data, userId);
  return link.data.export;
}
