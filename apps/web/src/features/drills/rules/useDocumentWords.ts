// The rules and school days as conflicts and the history show them.
import {
  drillFrequencySchema,
  type DrillRule,
  drillRuleSchema,
  drillTypes,
  type SchoolDays,
  schoolDaysSchema,
} from '@schooldog/domain/drills';
import { textOr } from '../../../platform/i18n/unknownTexts.ts';
import { useTexts } from '../../../platform/i18n/useTexts.ts';
import { fullDay } from '../../../ui/shortDay.ts';
import { useSchoolNamesById } from '../../schools/index.ts';
import { useDrillWords } from '../parts/useDrillWords.ts';
import { useRuleWords } from '../words/useRuleWords.ts';

export function useDocumentWords() {
  const { t } = useTexts('features/drills/rules');
  const { sentence } = useRuleWords();
  const { typeText } = useDrillWords();
  const names = useSchoolNamesById();

  const ruleText = (rule: DrillRule) =>
    t(rule.isConfirmed ? 'history.confirmedRule' : 'history.rule', {
      name: rule.name,
      sentence: sentence(rule),
    });
  const schoolText = (schoolId: string | null) =>
    schoolId === null ? t('days.all') : (names.get(schoolId) ?? t('days.unknownSchool'));
  const daysText = ({ schoolId, schoolYear, firstDay, lastDay }: SchoolDays) =>
    t('history.days', {
      school: schoolText(schoolId),
      year: schoolYear,
      first: fullDay(firstDay),
      last: fullDay(lastDay),
    });
  /** A rule or the days of a school; null when it is neither. */
  const itemText = (value: unknown): string | null => {
    const rule = drillRuleSchema.safeParse(value).data;
    if (rule !== undefined) return ruleText(rule);
    const days = schoolDaysSchema.safeParse(value).data;
    return days === undefined ? null : daysText(days);
  };

  return {
    schoolText,
    itemText,
    /** One field of a rule or of school days; null where the value speaks for itself. */
    fieldText: (field: string, value: unknown, rule: DrillRule | undefined): string | null => {
      if (typeof value === 'boolean') return t(value ? 'history.yes' : 'history.no');
      if (field === 'firstDay' || field === 'lastDay')
        return typeof value === 'string' ? fullDay(value) : null;
      if (field === 'type') {
        const type = drillTypes.find((one) => one === value);
        return type === undefined ? null : typeText({ type, otherType: '' });
      }
      const frequency = drillFrequencySchema.safeParse(value).data;
      return frequency === undefined || rule === undefined ? null : sentence({ ...rule, frequency });
    },
    fieldLabel: (field: string) => textOr('features/drills/rules', `history.fields.${field}`, field),
    valueText: (_field: string, value: unknown): string | null => {
      if (typeof value === 'boolean') return t(value ? 'history.on' : 'history.off');
      if (!Array.isArray(value) || value.length === 0) return null;
      return value.map((item) => itemText(item) ?? '').join(' ');
    },
  };
}
