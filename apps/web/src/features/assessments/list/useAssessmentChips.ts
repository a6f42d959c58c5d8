import { useQuery } from '@tanstack/react-query';
import { api } from '../../../platform/api/client.ts';
import { useTexts } from '../../../platform/i18n/useTexts.ts';
import type { FilterChip } from '../../../ui/list/defineFilter.ts';
import { useDaysLabel } from '../../../ui/list/useDaysLabel.ts';
import { usePeopleNames } from '../../picker/index.ts';
import { useSchoolNamesById } from '../../schools/index.ts';
import { assessmentFilter, type AssessmentListFilter } from '../assessmentFilter.ts';

export function useAssessmentChips(
  filter: AssessmentListFilter,
): readonly FilterChip<AssessmentListFilter>[] {
  const { t } = useTexts('features/assessments');
  const { t: tUi } = useTexts('ui');
  const schools = useSchoolNamesById();
  const people = usePeopleNames(filter.userIds ?? []);
  const { data } = useQuery(api.assessments.listAssessedRubrics.queryOptions());
  return assessmentFilter.chips(filter, {
    dates: useDaysLabel(),
    schoolIds: (id) => schools.get(id) ?? t('unknownSchool'),
    rubricIds: (id) => data?.rubrics.find((rubric) => rubric.id === id)?.name ?? t('filters.unknownRubric'),
    colors: (color) => tUi(`score.${color}`),
    userIds: (id) => people.get(id) ?? t('filters.unknownPerson'),
  });
}
