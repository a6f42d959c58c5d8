import { Select } from '@mantine/core';
import { IconMapPin } from '@tabler/icons-react';
import { useTexts } from '../../platform/i18n/useTexts.ts';
import { usePlaces } from './placeField/usePlaces.ts';

type Place = { profileId: string; optionId: string };
type Props = Readonly<{
  label: string;
  any: string;
  schoolId: string;
  value: Place | undefined;
  onChange(place: Place | null): void;
}>;

/** The places of one school, list by list. A school without lists has nothing to choose from. */
export function PlaceFilter({ label, any, schoolId, value, onChange }: Props) {
  const { t } = useTexts('ui');
  const places = usePlaces(schoolId).data ?? [];
  if (places.length === 0 && value === undefined) return null;
  const lists = [...new Set(places.map(({ profileName }) => profileName))];
  return (
    <Select
      label={label}
      placeholder={any}
      data={lists.map((group) => ({
        group,
        items: places
          .filter(({ profileName }) => profileName === group)
          .map((place) => ({ value: place.optionId, label: place.label })),
      }))}
      value={value?.optionId ?? null}
      onChange={(optionId) => {
        const place = places.find((known) => known.optionId === optionId);
        onChange(place === undefined ? null : { profileId: place.dataProfileId, optionId: place.optionId });
      }}
      searchable
      clearable
      limit={200}
      clearButtonProps={{ 'aria-label': t('filters.clear', { what: label }) }}
      nothingFoundMessage={t('filters.nothing')}
      leftSection={<IconMapPin size={16} aria-hidden />}
    />
  );
}
