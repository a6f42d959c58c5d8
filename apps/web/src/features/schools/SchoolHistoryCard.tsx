import { Card, Skeleton, Title } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { useConnectivity } from '../../platform/connectivity/connectivity.ts';
import { HistoryTimeline } from '../../ui/HistoryTimeline.tsx';
import { QueryState } from '../../ui/QueryState.tsx';
import { useSchoolHistory } from './queries.ts';

export function SchoolHistoryCard({ schoolId, timeZone }: { schoolId: string; timeZone: string }) {
  const { t } = useTranslation(['schools', 'ui']);
  const { isOffline } = useConnectivity();
  const history = useSchoolHistory(schoolId);
  return (
    <Card withBorder component="section" aria-labelledby="school-history">
      <Title order={2} id="school-history" mb="sm">
        {t('history.title', { ns: 'ui' })}
      </Title>
      <QueryState query={history} isOffline={isOffline} skeleton={<Skeleton h={160} />}>
        {({ pages }) => (
          <HistoryTimeline
            changes={pages.flatMap(({ changes }) => changes)}
            timeZone={timeZone}
            fieldLabel={(field) => t(`fields.${field}`, { ns: 'schools', defaultValue: field })}
            valueText={valueText}
            onMore={history.hasNextPage ? () => void history.fetchNextPage() : undefined}
          />
        )}
      </QueryState>
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
