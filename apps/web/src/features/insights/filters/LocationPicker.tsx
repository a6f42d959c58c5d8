import type { Schools } from '@schooldog/domain/permissions';
import { useState } from 'react';
import { useTexts } from '../../../platform/i18n/useTexts.ts';
import { PlaceField, usePlaces } from '../../dataProfiles/index.ts';
import { SchoolSelect } from '../../schools/index.ts';
import type { PickerProps } from './pickerProps.ts';

type Props = PickerProps & Readonly<{ offered: Schools }>;

/** A place is a place of one school, so that is chosen first. Only places of the lists are counted. */
export function LocationPicker({ choice, onChange, offered }: Props) {
  const { t } = useTexts('features/insights');
  const { selectedLocationSchoolId: schoolId, selectedLocation: optionId } = choice;
  const places = usePlaces(schoolId).data ?? [];
  const [typed, setTyped] = useState('');
  const place = places.find((known) => known.optionId === optionId);
  const chooseSchool = (chosen: string | null) =>
    onChange({
      ...choice,
      selectedLocationSchoolId: chosen,
      selectedLocationProfileId: null,
      selectedLocation: null,
    });
  return (
    <>
      <SchoolSelect purpose="filter" offered={offered} value={schoolId} onChange={chooseSchool} />
      {schoolId === null ? null : (
        <PlaceField
          schoolId={schoolId}
          label={t('filters.location')}
          freeText={false}
          value={{
            location: place?.label ?? typed,
            locationDataProfileId: choice.selectedLocationProfileId,
            locationDataProfileOptionId: optionId,
          }}
          onChange={(value) => {
            setTyped(value.location);
            onChange({
              ...choice,
              selectedLocationProfileId: value.locationDataProfileId,
              selectedLocation: value.locationDataProfileOptionId,
            });
          }}
        />
      )}
    </>
  );
}
