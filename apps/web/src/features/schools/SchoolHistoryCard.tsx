import { Card, Title } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { HistoryPanel } from '../../ui/HistoryPanel.tsx';
import { useSchoolHistory } from './queries.ts';

export function SchoolHistoryCard({ schoolId, timeZone }: { schoolId: string; timeZone: string }) {
  const { t } = useTranslation(['schools', 'ui']);
  return (
    <Card withBorder component="section" aria-labelledby="school-history">
      <Title order={2} id="school-history" mb="sm">
        {t('history.title', { ns: 'ui' })}
      </Title>
      <HistoryPanel
        history={useSchoolHistory(schoolId)}
        timeZone={timeZone}
        fieldLabel={(field) => t(`fields.${field}`, { ns: 'schools', defaultValue: field })}
        valueText={valueText}
      />
    </Card>
  );
}

function valueText(_field: string, value: unknown): string | null {
  if (Array.isArray(value)) return value.length === 0 ? null : value.map(nameOf).join(', ');
  return typeof value === 'string' && value !== '' ? value : null;
}

function nameOf(link: unknown): string {
  return typeof link === 'object' && link !== null && 'name' in link ? String(link.name) : '';
}
