import { analyticsSchools } from '@schooldog/domain/workOrders';
import { memo } from 'react';
import { useTexts } from '../../../platform/i18n/useTexts.ts';
import { useActor } from '../../../platform/session/session.ts';
import { DatesFilter } from '../../../ui/list/DatesFilter.tsx';
import { FoldedFields } from '../../../ui/list/FoldedFilters.tsx';
import { AssigneeField, KindFields, SchoolFields } from '../parts/FilterFields.tsx';
import { analyticsFilter, type AnalyticsPageFilter } from './analyticsFilter.ts';

type Props = Readonly<{ filter: AnalyticsPageFilter; onChange(filter: AnalyticsPageFilter): void }>;

export const AnalyticsFilters = memo(function AnalyticsFilters({ filter, onChange }: Props) {
  const { t } = useTexts('features/workOrders/analytics');
  return (
    <FoldedFields label={t('filters.label')} count={analyticsFilter.count(filter)}>
      <DatesFilter filter={filter} onChange={onChange} />
      <SchoolFields filter={filter} onChange={onChange} offered={analyticsSchools(useActor())} />
      <KindFields filter={filter} onChange={onChange} />
      <AssigneeField filter={filter} onChange={onChange} />
    </FoldedFields>
  );
});
