import { Stack } from '@mantine/core';
import { opinions } from '@schooldog/domain/entries';
import { sourceTypes } from '@schooldog/domain/permissions';
import { memo } from 'react';
import { useTexts } from '../../../platform/i18n/useTexts.ts';
import { DatesFilter } from '../../../ui/list/DatesFilter.tsx';
import { PlaceFilter } from '../../dataProfiles/index.ts';
import { UserPicker } from '../../picker/index.ts';
import { TagField } from '../TagField.tsx';
import { ObservationFilters } from './ObservationFilters.tsx';
import { EntrySchoolsFilter, OpinionFilter, SourceFilter } from './SharedFilters.tsx';
import type { Explorer } from './useExplorer.ts';

/** Everything an entry can be looked for by. What makes no sense for the person or the choice is not there. */
export const FilterFields = memo(function FilterFields({ explorer }: Readonly<{ explorer: Explorer }>) {
  const { t } = useTexts('features/entries');
  const { filter, setFilter, oneSchoolId, mayFilterByPerson } = explorer;
  return (
    <Stack gap="md">
      <DatesFilter filter={filter} onChange={setFilter} />
      <EntrySchoolsFilter explorer={explorer} />
      <OpinionFilter explorer={explorer} order={opinions} />
      <ObservationFilters filter={filter} onChange={setFilter} />
      {oneSchoolId === null ? null : (
        <PlaceFilter
          label={t('filters.location')}
          any={t('filters.anyLocation')}
          schoolId={oneSchoolId}
          value={filter.location}
          onChange={(location) =>
            setFilter(
              location === null
                ? { ...filter, location: undefined }
                : { ...filter, schoolIds: [oneSchoolId], location },
            )
          }
        />
      )}
      <TagField
        label={t('filters.tag')}
        placeholder={t('filters.anyTag')}
        clearLabel={t('filters.clear', { what: t('filters.tag') })}
        schoolId={oneSchoolId ?? undefined}
        value={filter.tag ?? ''}
        onChange={(tag) => setFilter({ ...filter, tag })}
      />
      <SourceFilter explorer={explorer} order={sourceTypes} />
      {mayFilterByPerson ? (
        <UserPicker
          isFilter
          label={t('filters.people')}
          value={filter.userIds ?? []}
          onChange={(userIds) => setFilter({ ...filter, userIds: [...userIds] })}
        />
      ) : null}
    </Stack>
  );
});
