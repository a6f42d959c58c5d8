// Where something was seen: one of the school's places, or any words when none of them fits.
import { CloseButton, Combobox, InputBase, useCombobox } from '@mantine/core';
import type { Place } from '@schooldog/contract/dataProfiles';
import { IconMapPin, IconMapPinFilled } from '@tabler/icons-react';
import { memo, useMemo } from 'react';
import { useTexts } from '../../../platform/i18n/useTexts.ts';
import { findPlaces, placeCalled } from './findPlaces.ts';
import classes from './PlaceField.module.css';
import { PlaceOptions } from './PlaceOptions.tsx';
import { usePlaces } from './usePlaces.ts';

export type PlaceValue = Readonly<{
  location: string;
  locationDataProfileId: string | null;
  locationDataProfileOptionId: string | null;
}>;

type Props = Readonly<{
  schoolId: string | null;
  value: PlaceValue;
  onChange(value: PlaceValue): void;
  label?: string;
  error?: string | undefined;
  required?: boolean;
  /** Off where only a place of the lists counts. */
  freeText?: boolean;
  maxLength?: number;
}>;

export const PlaceField = memo(function PlaceField(props: Props) {
  const { schoolId, value, onChange, label, error, required = false, freeText = true, maxLength } = props;
  const { t } = useTexts('features/dataProfiles/placeField');
  const combobox = useCombobox({ onDropdownClose: () => combobox.resetSelectedOption() });
  const { data: places = none } = usePlaces(schoolId);
  const isChosen = value.locationDataProfileOptionId !== null;
  // A chosen place asks for another one, so all are offered again.
  const asked = isChosen ? '' : value.location;
  const found = useMemo(() => findPlaces(places, asked), [places, asked]);
  // Opened empty it would take a side for a list that comes later and may not fit there.
  const open = () => {
    if (places.length > 0) combobox.openDropdown();
  };
  const choose = (place: Place) => onChange(valueOf(place));

  const type = (text: string) => {
    onChange({ location: text, locationDataProfileId: null, locationDataProfileOptionId: null });
    open();
    combobox.updateSelectedOptionIndex();
  };
  const leave = () => {
    combobox.closeDropdown();
    if (isChosen) return;
    const called = placeCalled(places, value.location);
    if (called !== null) choose(called);
    else if (!freeText && value.location !== '') onChange(nowhere);
  };

  return (
    <Combobox
      store={combobox}
      // Measured when it is drawn, so that it opens upwards where there is no room below.
      keepMounted={false}
      onOptionSubmit={(optionId) => {
        const place = places.find((known) => known.optionId === optionId);
        if (place !== undefined) choose(place);
        combobox.closeDropdown();
      }}
    >
      <Combobox.Target>
        <InputBase
          label={label ?? t('label')}
          placeholder={places.length === 0 ? t('placeholderText') : t('placeholder')}
          error={error}
          required={required}
          autoComplete="off"
          enterKeyHint="done"
          {...(maxLength === undefined ? {} : { maxLength })}
          leftSection={
            isChosen ? <IconMapPinFilled size={16} aria-hidden /> : <IconMapPin size={16} aria-hidden />
          }
          rightSection={
            value.location === '' ? null : (
              <CloseButton
                className={classes.clear ?? ''}
                iconSize={18}
                aria-label={t('clear')}
                onMouseDown={(event) => event.preventDefault()}
                onClick={() => type('')}
              />
            )
          }
          rightSectionPointerEvents="all"
          value={value.location}
          onChange={({ currentTarget }) => type(currentTarget.value)}
          onClick={open}
          onBlur={leave}
        />
      </Combobox.Target>
      <PlaceOptions found={found} chosenId={value.locationDataProfileOptionId} />
    </Combobox>
  );
});

const none: readonly Place[] = [];
const nowhere: PlaceValue = {
  location: '',
  locationDataProfileId: null,
  locationDataProfileOptionId: null,
};

function valueOf({ label, dataProfileId, optionId }: Place): PlaceValue {
  return { location: label, locationDataProfileId: dataProfileId, locationDataProfileOptionId: optionId };
}
