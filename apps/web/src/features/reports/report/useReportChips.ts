import { useTexts } from '../../../platform/i18n/useTexts.ts';
import type { FilterChip } from '../../../ui/list/defineFilter.ts';
import { useDaysLabel } from '../../../ui/list/useDaysLabel.ts';
import { useSchoolNamesById } from '../../schools/index.ts';
import { useObservation } from '../../settings/index.ts';
import { useBoards } from '../../workOrders/index.ts';
import { type ReportFilter, reportFilter } from '../reportFilter.ts';
import { useChoiceWords } from '../useChoiceWords.ts';
import { useRubricNames } from './useRubricNames.ts';

/** The active filters by name. */
export function useReportChips(filter: ReportFilter): readonly FilterChip<ReportFilter>[] {
  const { t } = useTexts('features/reports');
  const schools = useSchoolNamesById();
  const { categoryLabel } = useObservation();
  const rubrics = useRubricNames({ isEnabled: filter.rubricIds !== undefined });
  const { boardOf } = useBoards({ isEnabled: filter.boardIds !== undefined });
  const words = useChoiceWords();
  return reportFilter.chips(filter, {
    schoolIds: (id) => schools.get(id) ?? t('unknown.school'),
    stretch: (stretch) => t(`stretches.${stretch}`),
    dates: useDaysLabel(),
    entryTypes: words.entryType,
    category: (id) => categoryLabel(id) || t('unknown.category'),
    rubricIds: (id) => rubrics.get(id) ?? t('unknown.rubric'),
    types: words.type,
    schoolYear: (year) => t('schoolYear', { year }),
    priorities: words.priority,
    boardIds: (id) => boardOf(id)?.name ?? t('unknown.board'),
    roles: words.role,
    permissions: words.permission,
  });
}
