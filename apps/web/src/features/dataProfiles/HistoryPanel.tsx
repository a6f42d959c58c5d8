import { useTranslation } from 'react-i18next';
import { HistoryPanel as History } from '../../ui/HistoryPanel.tsx';
import { useTimeZone } from '../schools/index.ts';
import type { useProfileHistory } from './queries.ts';

export function HistoryPanel({ history }: Readonly<{ history: ReturnType<typeof useProfileHistory> }>) {
  const { t } = useTranslation('dataProfiles');
  const timeZone = useTimeZone();
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
  return (
    <History
      history={history}
      timeZone={timeZone}
      fieldLabel={(field) => t(`fields.${field}`, { defaultValue: field })}
      valueText={valueText}
    />
  );
}

function numberIn(value: unknown, name: string): number {
  const found: unknown = Object.entries(value ?? {}).find(([key]) => key === name)?.[1];
  return typeof found === 'number' ? found : 0;
}
