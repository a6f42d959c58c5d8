import { textOr } from '../../platform/i18n/unknownTexts.ts';
import { useTexts } from '../../platform/i18n/useTexts.ts';
import type { TimelineWords } from '../../ui/HistoryTimeline.tsx';

/** How the histories of profiles and of their locations say fields and values. */
export function useHistoryWords(): TimelineWords {
  const { t } = useTexts('features/dataProfiles');
  const valueText = (field: string, value: unknown): string | null => {
    if (value === null) return null;
    if (field === 'isArchived') return t('values.archived');
    if (field === 'mergedIntoId') return t('values.merged');
    if (field === 'imported') {
      return t('values.imported', { added: numberIn(value, 'added'), changed: numberIn(value, 'changed') });
    }
    if (typeof value === 'string') return value;
    if (Array.isArray(value)) return value.join(', ');
    return Object.entries(value ?? {})
      .map(([name, detail]) => `${name}: ${String(detail)}`)
      .join(' · ');
  };
  const fieldLabel = (field: string) => textOr('features/dataProfiles', `fields.${field}`, field);
  return { fieldLabel, valueText };
}

function numberIn(value: unknown, name: string): number {
  const found: unknown = Object.entries(value ?? {}).find(([key]) => key === name)?.[1];
  return typeof found === 'number' ? found : 0;
}
