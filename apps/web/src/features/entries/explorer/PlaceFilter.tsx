import { Select } from '@mantine/core';
import type { EntryFilter } from '@schooldog/domain/entries';
import { IconMapPin } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { usePlaces } from '../../dataProfiles/index.ts';

type Place = NonNullable<EntryFilter['location']>;
type Props = Readonly<{ schoolId: string; value: Place | undefined; onChange(place: Place | null): void }>;

/** The places of one school, list by list. A school without lists has nothing to choose from. */
export function PlaceFilter({ schoolId, value, onChange }: Props) {
  const { t } = useTranslation('features/entries');
  const places = usePlaces(schoolId).data ?? [];
  if (places.length === 0 && value === undefined) return null;
  const lists = [...new Set(places.map(({ profileName }) => profileName))];
  return (
    <Select
      label={t('filters.location')}
      placeholder={t('filters.anyLocation')}
      data={lists.map((group) => ({
        group,
        items: places
          .filter(({ profileName }) => profileName === group)
          .map(({ optionId, label }) => ({ value: optionId, label })),
      }))}
      value={value?.optionId ?? null}
      onChange={(optionId) => {
        const place = places.find((known) => known.optionId === optionId);
        onChange(place === undefined ? null : { profileId: place.dataProfileId, optionId: place.optionId });
      }}
      searchable
      clearable
      limit={200}
      clearButtonProps={{ 'aria-label': t('filters.clear', { what: t('filters.location') }) }}
      nothingFoundMessage={t('filters.nothing')}
      leftSection={<IconMapPin size={16} aria-hidden />}
    />
  );
}
