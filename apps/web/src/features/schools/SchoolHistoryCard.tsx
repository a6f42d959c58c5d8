import { api } from '../../platform/api/client.ts';
import { textOr } from '../../platform/i18n/unknownTexts.ts';
import { useTexts } from '../../platform/i18n/useTexts.ts';
import { HistoryPanel } from '../../ui/HistoryPanel.tsx';
import { SectionCard } from '../../ui/SectionCard.tsx';

export function SchoolHistoryCard({ schoolId }: { schoolId: string }) {
  const { t } = useTexts('features/schools');
  const { t: tUi } = useTexts('ui');
  return (
    <SectionCard title={tUi('history.title')}>
      <HistoryPanel
        procedure={api.schools.getSchoolHistory}
        input={{ schoolId }}
        fieldLabel={(field) => textOr('features/schools', `fields.${field}`, field)}
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
