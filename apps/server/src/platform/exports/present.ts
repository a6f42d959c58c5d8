import type { Export } from '@schooldog/contract/exports';
import { exportStatusAt } from '@schooldog/domain/exports';
import { type Actor, includesSchools } from '@schooldog/domain/permissions';
import { problem } from '@schooldog/domain/problems';
import type { Services } from '../api/context.ts';
import type { AuthorizedExport, ExportDefinition } from './definition.ts';
import { linkTo } from './links.ts';
import type { ExportRow } from './store.ts';

/** Without a link. */
export function presentExport(row: ExportRow, now: Date): Export {
  const status = exportStatusAt(row, now);
  return {
    id: row.id,
    name: row.name,
    format: row.format,
    title: row.title,
    fileName: row.fileName,
    status,
    problem: status === 'failed' ? (row.problem ?? 'export.failed') : null,
    done: row.done,
    total: row.total,
    url: null,
    timeCreated: row.timeCreated.toISOString(),
  };
}

/** With a new link to a finished file, for a user who still has the right to it. */
export async function presentWithLink(services: Services, actor: Actor, row: ExportRow): Promise<Export> {
  const shown = presentExport(row, services.clock());
  if (shown.status !== 'ready') return shown;
  await authorizeOpening(services, actor, row);
  return { ...shown, url: linkTo(services.links, row) };
}

/** A finished file holds what its person could see when it was made. */
export async function authorizeOpening(services: Services, actor: Actor, row: ExportRow): Promise<void> {
  const { schools, parts } = await authorizeExport(services, actor, row);
  if (schools !== null && row.schools !== null && !includesSchools(schools, row.schools))
    throw problem('export.schoolsLost');
  if (row.parts?.some((part) => !parts?.includes(part))) throw problem('export.partsLost');
}

/** By the current permissions, not those at the request. */
export async function authorizeExport(
  services: Services,
  actor: Actor,
  row: ExportRow,
): Promise<AuthorizedExport> {
  return definitionOf(services, row).authorize({ services, actor }, row);
}

export function definitionOf({ exports }: Services, row: ExportRow): ExportDefinition<Services> {
  const definition = exports.find(({ name }) => name === row.name);
  if (definition === undefined) throw problem('export.notFound');
  return definition;
}
