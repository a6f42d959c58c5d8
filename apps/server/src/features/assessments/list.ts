import type { AssessmentFilter, ListedAssessment } from '@schooldog/contract/assessments';
import { assessmentLimits, assessmentScope, type AssessmentTab } from '@schooldog/domain/assessments';
import { boundsOfRange, normalizeRange } from '@schooldog/domain/dates';
import { type Actor, holdsAt } from '@schooldog/domain/permissions';
import { problem } from '@schooldog/domain/problems';
import type { SignedInContext } from '../../platform/api/context.ts';
import { jsonText } from '../../platform/api/procedure.ts';
import type { Reader } from '../../platform/database/database.ts';
import { byTime, keysetPage } from '../../platform/database/keysetPage.ts';
import { districtTimeZone } from '../../platform/settingsDocuments/timeZone.ts';
import {
  assessmentPage,
  countAssessments,
  type Listed,
  type ListedRow,
  rubricsAssessed,
  type WantedAssessments,
} from './listStore.ts';

const newestFirst = byTime(({ time, id }: ListedRow) => ({ time, id }));

type Viewer = Pick<SignedInContext['signedIn'], 'actor'> &
  Partial<Pick<SignedInContext['signedIn'], 'settingsVersions'>>;

/** A page with the counts of all tabs. */
export async function listAssessments(
  reader: Reader,
  viewer: Viewer,
  { before, ...filter }: AssessmentFilter,
) {
  const listed = await listedBy(reader, viewer, filter);
  const [{ assessments, next }, counts] = await Promise.all([
    pageOf(reader, listed, { before, size: assessmentLimits.page }),
    countTabs(reader, viewer.actor, listed.wanted),
  ]);
  return jsonText<{ assessments: ListedAssessment[]; next: string | null; counts: typeof counts }>(
    `{"assessments":[${assessments}],"next":${next},"counts":${JSON.stringify(counts)}}`,
  );
}

/** What a filter matches, for this person. */
export async function listedBy(
  reader: Reader,
  { actor, settingsVersions }: Viewer,
  filter: Omit<AssessmentFilter, 'before'>,
): Promise<Listed> {
  const { tab, from, to } = filter;
  const scope = assessmentScope(actor, tab);
  if (scope === null) throw problem('assessment.viewNotAllowed');
  const hasDates = from !== undefined || to !== undefined;
  const { start, end } = hasDates
    ? boundsOfRange(normalizeRange(filter), await districtTimeZone(reader, settingsVersions))
    : { start: null, end: null };
  const wanted = {
    from: start ?? undefined,
    until: end ?? undefined,
    schoolIds: some(filter.schoolIds),
    rubricIds: some(filter.rubricIds),
    colors: some(filter.colors),
    userIds: some(filter.userIds),
  };
  return { scope, tab, wanted };
}

/** No choice adds no condition. */
function some<Choice>(chosen: readonly Choice[] | undefined): readonly Choice[] | undefined {
  return chosen === undefined || chosen.length === 0 ? undefined : chosen;
}

async function countTabs(reader: Reader, actor: Actor, wanted: WantedAssessments) {
  const listed = (tab: AssessmentTab): Listed | null => {
    const scope = assessmentScope(actor, tab);
    return scope === null ? null : { scope, tab, wanted };
  };
  return countAssessments(reader, {
    inprogress: listed('inprogress'),
    submitted: listed('submitted'),
    deleted: listed('deleted'),
  });
}

/** Of one school, for the dashboard: four, or ten more at a time. */
export async function listRecentAssessments(
  reader: Reader,
  actor: Actor,
  asked: Readonly<{ schoolId: string; isAll?: boolean | undefined; before?: string | undefined }>,
) {
  const { schoolId, isAll, before } = asked;
  if (!holdsAt(actor, 'view assessments', schoolId)) throw problem('assessment.viewNotAllowed');
  const scope = { schools: [schoolId], ownUserId: null };
  const { assessments, next } = await pageOf(
    reader,
    { scope, tab: 'submitted', wanted: {} },
    { before, size: isAll === true ? assessmentLimits.dashboardStep : assessmentLimits.onDashboard },
  );
  return jsonText<{ assessments: ListedAssessment[]; next: string | null }>(
    `{"assessments":[${assessments}],"next":${next}}`,
  );
}

/** A page as JSON. */
async function pageOf(
  reader: Reader,
  listed: Listed,
  { before, size }: Readonly<{ before: string | undefined; size: number }>,
) {
  const { rows, next } = await keysetPage({
    cursor: before,
    size,
    key: newestFirst,
    read: (after, limit) => assessmentPage(reader, listed, { after, limit }),
  });
  return { assessments: rows.map(({ json }) => json).join(','), next: JSON.stringify(next) };
}

export async function listAssessedRubrics(reader: Reader, actor: Actor) {
  const scope = assessmentScope(actor, 'submitted');
  if (scope === null) throw problem('assessment.viewNotAllowed');
  return { rubrics: await rubricsAssessed(reader, scope) };
}
