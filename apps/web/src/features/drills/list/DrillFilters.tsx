import { schoolsWithDrills } from '@schooldog/domain/drills';
import { memo } from 'react';
import { useTexts } from '../../../platform/i18n/useTexts.ts';
import { useActor } from '../../../platform/session/session.ts';
import { CheckFilter } from '../../../ui/list/CheckFilter.tsx';
import { ChoiceFilter } from '../../../ui/list/ChoiceFilter.tsx';
import { DatesFilter } from '../../../ui/list/DatesFilter.tsx';
import { FoldedFilters } from '../../../ui/list/FoldedFilters.tsx';
import { UserPicker } from '../../picker/index.ts';
import { SchoolsFilter } from '../../schools/index.ts';
import { drillFilter, type DrillListFilter, eventTypes, types } from '../drillFilter.ts';

type Props = Readonly<{ filter: DrillListFilter; onChange(filter: DrillListFilter): void }>;

export const DrillFilters = memo(function DrillFilters({ filter, onChange }: Props) {
  const { t } = useTexts('features/drills');
  return (
    <FoldedFilters
      label={t('filters.label')}
      searchLabel={t('search.label')}
      searchPlaceholder={t('search.placeholder')}
      filter={filter}
      countOf={drillFilter.count}
      onChange={onChange}
    >
      <SchoolsFilter
        offered={schoolsWithDrills(useActor())}
        label={t('filters.schools')}
        value={filter.schoolIds}
        onChange={(schoolIds) => onChange({ ...filter, schoolIds })}
      />
      <ChoiceFilter
        label={t('filters.types')}
        any={t('filters.anyType')}
        choices={types.map((value) => ({ value, label: t(`types.${value}`) }))}
        value={filter.types ?? []}
        onChange={(chosen) => onChange({ ...filter, types: chosen })}
      />
      <ChoiceFilter
        label={t('filters.eventTypes')}
        any={t('filters.anyEventType')}
        choices={eventTypes.map((value) => ({ value, label: t(`eventTypes.${value}`) }))}
        value={filter.eventTypes ?? []}
        onChange={(chosen) => onChange({ ...filter, eventTypes: chosen })}
      />
      <CheckFilter
        label={t('filters.show')}
        choices={[{ value: 'toConfirm', label: t('states.toConfirm') }]}
        value={filter.toConfirm === true ? ['toConfirm'] : []}
        onChange={(chosen) => onChange({ ...filter, toConfirm: chosen.length > 0 || undefined })}
      />
      <UserPicker
        isFilter
        label={t('filters.users')}
        value={filter.userIds ?? []}
        onChange={(userIds) => onChange({ ...filter, userIds: [...userIds] })}
      />
      <DatesFilter filter={filter} onChange={onChange} />
    </FoldedFilters>
  );
});
