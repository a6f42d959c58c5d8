import { isCategoryIcon } from '@schooldog/domain/settings';
import { useTranslation } from 'react-i18next';
import { partOf, subjectOf, type ShownPart } from './historyEntries.ts';
import { useObservation } from './useObservation.ts';

/** How fields and values of the history are said aloud. */
export function useHistoryWords() {
  const { t } = useTranslation('features/settings/observationSettings');
  const { categoryLabel, itemLabel } = useObservation();

  const fieldLabel = (field: string) => {
    const subject = subjectOf(field);
    if (subject === null)
      return field === 'reviewWalks'
        ? t('history.reviewWalks')
        : t(`history.requiredNumSchoolLedObservations`);
    const { kind, id, part } = subject;
    const name = kind === 'category' ? categoryLabel(id) : itemLabel(id);
    if (part === null) return t(`history.${kind}`, { name });
    const said = t(`history.parts.${part}`);
    return t(kind === 'category' ? 'history.partOfCategory' : 'history.partOfItem', { part: said, name });
  };

  const partText = (part: ShownPart, value: unknown): string | null => {
    if (typeof value === 'boolean') return t(value ? 'history.isArchived' : 'history.inUse');
    if (Array.isArray(value)) {
      const words = value.map((word) => (part === 'categories' ? categoryLabel(String(word)) : String(word)));
      return words.length === 0 ? null : words.join(', ');
    }
    if (typeof value !== 'string' || value === '') return null;
    if (part !== 'image') return value;
    return isCategoryIcon(value) ? t(`icons.${value}`) : t('history.ownPicture');
  };

  const valueText = (field: string, value: unknown): string | null => {
    const subject = subjectOf(field);
    if (subject !== null)
      return partText(subject.part ?? 'label', subject.part === null ? partOf(value, 'label') : value);
    if (typeof value === 'boolean') return t(value ? 'history.on' : 'history.off');
    return typeof value === 'number' ? String(value) : null;
  };

  return { fieldLabel, valueText };
}
