import { normalizeRange } from '@schooldog/domain/dates';
import { listText } from '@schooldog/domain/kernel';
import type { ReportQuery } from '@schooldog/domain/reports';
import { useTexts } from '../../../platform/i18n/useTexts.ts';
import { useDaysLabel } from '../../../ui/list/useDaysLabel.ts';
import { useSchoolNamesById } from '../../schools/index.ts';
import { choiceText } from '../packet/packetChoices.ts';
import { fieldsOf, type ReportFilter, usualDays } from '../reportFilter.ts';
import { useChoiceWords } from '../useChoiceWords.ts';

const mostNames = 2;

/** What a report was asked for: "Oak Hill Elementary", "Last month", "Fire". */
export function useQueryWords(): (query: ReportQuery) => readonly string[] {
  const { t, language } = useTexts('features/reports');
  const schools = useSchoolNamesById();
  const words = useChoiceWords();
  const daysLabel = useDaysLabel();

  const schoolsText = ({ report, schoolIds: ids = [] }: ReportFilter) => {
    if (ids.length === 0) return t(report === 'boardPacket' ? 'packet.district' : 'words.allSchools');
    if (ids.length > mostNames) return t('words.schools', { count: ids.length });
    return listText(
      ids.map((id) => schools.get(id) ?? t('unknown.school')),
      language,
    );
  };
  const daysText = ({ report, stretch, from, to }: ReportFilter) =>
    (stretch === undefined ? daysLabel(normalizeRange({ from, to })) : '') ||
    t(`stretches.${stretch ?? usualDays(report)}`);
  const packetText = ({ period = 'month', day }: ReportFilter) =>
    day === undefined ? t(`packet.last.${period}`) : choiceText(period, day, language);
  const named = <Value>(values: readonly Value[] | undefined, text: (value: Value) => string) =>
    values === undefined || values.length === 0 ? [] : [listText(values.map(text), language)];
  const counted = (values: readonly string[] | undefined, key: 'rubrics' | 'boards' | 'permissions') =>
    values === undefined || values.length === 0 ? [] : [t(`words.${key}`, { count: values.length })];

  return (query) => {
    const fields = fieldsOf(query.report);
    const filter: ReportFilter = query;
    return [
      ...(fields.includes('schoolIds') ? [schoolsText(filter)] : []),
      ...(fields.includes('stretch') ? [daysText(filter)] : []),
      ...(fields.includes('period') ? [packetText(filter)] : []),
      ...(filter.schoolYear === undefined ? [] : [t('schoolYear', { year: filter.schoolYear })]),
      ...named(filter.entryTypes, words.entryType),
      ...(filter.category === undefined ? [] : [t('words.category')]),
      ...counted(filter.rubricIds, 'rubrics'),
      ...named(filter.types, words.type),
      ...named(filter.priorities, words.priority),
      ...counted(filter.boardIds, 'boards'),
      ...named(filter.roles, words.role),
      ...counted(filter.permissions, 'permissions'),
    ];
  };
}
