import { Combobox, ScrollArea, Text } from '@mantine/core';
import { IconCheck } from '@tabler/icons-react';
import { useTexts } from '../../../platform/i18n/useTexts.ts';
import type { FoundPlaces } from './findPlaces.ts';
import classes from './PlaceField.module.css';

type Props = Readonly<{ found: FoundPlaces; chosenId: string | null }>;

/** The places that fit, list by list. Nothing opens where nothing fits: the words themselves are the place then. */
export function PlaceOptions({ found, chosenId }: Props) {
  const { t } = useTexts('features/dataProfiles/placeField');
  return (
    <Combobox.Dropdown hidden={found.groups.length === 0}>
      <Combobox.Options>
        <ScrollArea.Autosize mah={240} type="auto" scrollbarSize={6}>
          {found.groups.map(({ name, places }) => (
            <Combobox.Group key={places[0]?.place.dataProfileId} label={name}>
              {places.map(({ place, alias }) => (
                <Combobox.Option
                  key={place.optionId}
                  value={place.optionId}
                  active={place.optionId === chosenId}
                  className={classes.option ?? ''}
                >
                  <span className={classes.words}>
                    {place.label}
                    {alias === null ? null : (
                      <Text span size="sm" c="dimmed">
                        {` · ${alias}`}
                      </Text>
                    )}
                  </span>
                  {place.optionId === chosenId ? <IconCheck size={16} aria-hidden /> : null}
                </Combobox.Option>
              ))}
            </Combobox.Group>
          ))}
        </ScrollArea.Autosize>
      </Combobox.Options>
      {found.more === 0 ? null : (
        <Combobox.Footer>
          <Text size="xs" c="dimmed">
            {t('more', { count: found.more })}
          </Text>
        </Combobox.Footer>
      )}
    </Combobox.Dropdown>
  );
}
