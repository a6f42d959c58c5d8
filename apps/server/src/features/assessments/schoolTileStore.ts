// Assessments on a school's page: those that are not submitted, as far as the viewer sees them there.
import { assessmentScope } from '@schooldog/domain/assessments';
import type { SchoolTile, SchoolTileQuery } from '@schooldog/domain/schools';
import { count, eq } from 'drizzle-orm';
import type { Reader } from '../../platform/database/database.ts';
import { countAssessments } from './listStore.ts';
import { assessments } from './schema.ts';

export async function assessmentTiles(
  reader: Reader,
  { schoolId, actor }: SchoolTileQuery,
): Promise<SchoolTile[]> {
  const scope = assessmentScope(actor, 'inprogress');
  if (scope === null) return [];
  const { open } = await countAssessments(reader, {
    open: { scope, tab: 'inprogress', wanted: { schoolIds: [schoolId] } },
  });
  return [{ key: 'assessments', count: open ?? 0 }];
}

export async function assessmentsAtSchool(reader: Reader, { schoolId }: Readonly<{ schoolId: string }>) {
  const [row] = await reader
    .select({ count: count() })
    .from(assessments)
    .where(eq(assessments.schoolId, schoolId));
  return { kind: 'assessments' as const, count: row?.count ?? 0 };
}
