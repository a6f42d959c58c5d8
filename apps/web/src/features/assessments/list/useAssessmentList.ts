import type { AssessmentsCsvQuery, ListedAssessment } from '@schooldog/contract/assessments';
import { assessmentScope, type AssessmentTab } from '@schooldog/domain/assessments';
import { api } from '../../../platform/api/client.ts';
import { useActor } from '../../../platform/session/session.ts';
import { type ListState, useListPage } from '../../../ui/list/useListPage.ts';
import { usePages } from '../../../ui/list/usePages.ts';
import { type AssessmentListFilter, tabs } from '../assessmentFilter.ts';

export type AssessmentList = Readonly<{
  list: ListState<ListedAssessment>;
  query: AssessmentsCsvQuery;
  /** Those that this person has. */
  offered: readonly AssessmentTab[];
  countOf(tab: AssessmentTab): number | undefined;
}>;

/** The assessments of a tab, as the server has them. */
export function useAssessmentList(filter: AssessmentListFilter): AssessmentList {
  const actor = useActor();
  const offered = tabs.filter((tab) => assessmentScope(actor, tab) !== null);
  const tab = offered.find((one) => one === filter.tab) ?? 'inprogress';
  const query = { ...filter, tab };
  const pages = usePages(api.assessments.listAssessments, query);
  const counts = pages.data?.pages[0]?.counts;
  const countOf = (one: AssessmentTab) => counts?.[one] ?? undefined;
  const list = useListPage({
    query: pages,
    recordsOf: ({ assessments }) => assessments,
    count: countOf(tab),
  });
  return { list, query, offered, countOf };
}
