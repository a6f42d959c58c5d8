// Walks on a school's page: those that are not complete, for people who could manage them there, otherwise one's own.
import type { Actor } from '@schooldog/domain/permissions';
import type { SchoolTile, SchoolTileQuery } from '@schooldog/domain/schools';
import { type WalkScope, walkScope } from '@schooldog/domain/walks';
import { count, eq } from 'drizzle-orm';
import type { Reader } from '../../platform/database/database.ts';
import { countWalks, everyWalk } from './listStore.ts';
import { walks } from './schema.ts';

export async function walkTiles(reader: Reader, { schoolId, actor }: SchoolTileQuery): Promise<SchoolTile[]> {
  const scope = scopeAt(actor, schoolId);
  if (scope === null) return [];
  const wanted = { ...everyWalk, schoolIds: [schoolId] };
  const { unfinished } = await countWalks(reader, { unfinished: { scope, subTab: 'inprogress', wanted } });
  return [{ key: 'walks', count: unfinished ?? 0, scope: scope.tab }];
}

/** Of the tab that shows what is counted. */
function scopeAt(actor: Actor, schoolId: string): WalkScope | null {
  const includes = (schools: 'all' | readonly string[]) => schools === 'all' || schools.includes(schoolId);
  const team = walkScope(actor, 'team', 'inprogress');
  if (team?.tab === 'team' && team.reaches.some(({ schools }) => includes(schools))) return team;
  const mine = walkScope(actor, 'mine', 'inprogress');
  return mine?.tab === 'mine' && includes(mine.schools) ? mine : null;
}

export async function walksAtSchool(reader: Reader, { schoolId }: Readonly<{ schoolId: string }>) {
  const [row] = await reader.select({ count: count() }).from(walks).where(eq(walks.schoolId, schoolId));
  return { kind: 'walks' as const, count: row?.count ?? 0 };
}
