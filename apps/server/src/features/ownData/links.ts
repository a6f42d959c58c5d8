import { idSchema } from '@schooldog/domain/kernel';
import { problem } from '@schooldog/domain/problems';
import { sealSchema, type SignedLinks } from '../../platform/links/signedLinks.ts';
import type { OwnDataRow } from './store.ts';

export const archivePath = '/api/ownData/archive';
const querySchema = sealSchema.extend({ export: idSchema });

const sealed = (exportId: string) => ['ownData', exportId];

export function archiveName({ timeCreated }: Pick<OwnDataRow, 'timeCreated'>): string {
  return `District data ${timeCreated.toISOString().slice(0, 10)}.zip`;
}

/** Opens for ten minutes, in the session of the person who asked for the archive. */
export function linkTo(links: SignedLinks, row: OwnDataRow): string {
  const query = new URLSearchParams({
    export: row.id,
    ...links.seal(sealed(row.id), row.requestedByUserId),
  });
  return `${archivePath}/${encodeURIComponent(archiveName(row))}?${query.toString()}`;
}

/** The id of the archive that the address leads to. `check` throws unless it was made for this person, and in time. */
export function openLink(links: SignedLinks, query: unknown, userId: string) {
  const link = querySchema.safeParse(query);
  if (!link.success) throw problem('file.linkInvalid');
  const { export: exportId, ...seal } = link.data;
  return { exportId, check: () => links.check(sealed(exportId), seal, userId) };
}
