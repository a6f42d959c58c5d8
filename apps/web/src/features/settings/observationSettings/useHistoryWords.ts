import { isCategoryIcon, labelLanguage } from '@schooldog/domain/settings';
import { useTexts } from '../../../platform/i18n/useTexts.ts';
import { nameIn, subjectOf, type ShownPart } from './historyEntries.ts';
import { useObservation } from './useObservation.ts';

const partKeys = {
  category: 'history.partOfCategory',
  item: 'history.partOfItem',
  tag: 'history.partOfTag',
} as const;

/** The words for fields and values of the history. */
export function useHistoryWords() {
  const { t, language } = useTexts('features/settings/observationSettings');
  const { categoryLabel, itemLabel, tagLabel } = useObservation();

  const fieldLabel = (field: string) => {
    const subject = subjectOf(field);
    if (subject === null)
      return field === 'reviewWalks'
        ? t('history.reviewWalks')
        : t(`history.requiredNumSchoolLedObservations`);
    const { kind, id, part } = subject;
    const name = { category: categoryLabel, item: itemLabel, tag: tagLabel }[kind](id);
    if (part === null) return t(`history.${kind}`, { name });
    const said = t(`history.parts.${part}`);
    return t(partKeys[kind], { part: said, name });
  };

  const partText = (part: ShownPart, value: unknown): string | null => {
    if (typeof value === 'boolean') return t(value ? 'history.isArchived' : 'history.inUse');
    if (Array.isArray(value)) {
      const words = value.map((word) =>
        part === 'categories' ? categoryLabel(String(word)) : tagLabel(String(word)),
      );
      return words.length === 0 ? null : words.join(', ');
    }
    if (typeof value !== 'string' || value === '') return null;
    if (part !== 'image') return value;
    return isCategoryIcon(value) ? t(`icons.${value}`) : t('history.ownPicture');
  };

  const valueText = (field: string, value: unknown): string | null => {
    const subject = subjectOf(field);
    if (subject !== null && subject.part !== null) return partText(subject.part, value);
    if (subject !== null) {
      const own = labelLanguage(language);
      const name = nameIn(value, own) ?? nameIn(value, own === 'en' ? 'es' : 'en');
      return typeof name === 'string' ? name : null;
    }
    if (typeof value === 'boolean') return t(value ? 'history.on' : 'history.off');
    return typeof value === 'number' ? String(value) : null;
  };

  return { fieldLabel, valueText };
}
