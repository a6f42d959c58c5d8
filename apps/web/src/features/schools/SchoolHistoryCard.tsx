import { useTranslation } from 'react-i18next';
import { api } from '../../platform/api/client.ts';
import { HistoryPanel } from '../../ui/HistoryPanel.tsx';
import { SectionCard } from '../../ui/SectionCard.tsx';

export function SchoolHistoryCard({ schoolId }: { schoolId: string }) {
  const { t } = useTranslation(['features/schools', 'ui']);
  return (
    <SectionCard title={t('history.title', { ns: 'ui' })}>
      <HistoryPanel
        procedure={api.schools.getSchoolHistory}
        input={{ schoolId }}
        fieldLabel={(field) => t(`fields.${field}`, { ns: 'features/schools', defaultValue: field })}
        valueText={(field, value) =>
          field === 'timeArchived'
            ? t(value === null ? 'archiving.open' : 'archiving.archived')
            : valueText(value)
        }
      />
    </SectionCard>
  );
}

function valueText(value: unknown): string | null {
  if (Array.isArray(value)) return value.length === 0 ? null : value.map(nameOf).join(', ');
  return typeof value === 'string' && value !== '' ? value : null;
}

function nameOf(link: unknown): string {
  return typeof link === 'object' && link !== null && 'name' in link ? String(link.name) : '';
}
