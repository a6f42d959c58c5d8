import { ActionIcon, Button, Fieldset, Group, Stack, Text, TextInput } from '@mantine/core';
import type { UseFormReturnType } from '@mantine/form';
import { profileLimits } from '@schooldog/domain/dataProfiles';
import { IconPlus, IconTrash } from '@tabler/icons-react';
import { useTexts } from '../../../platform/i18n/useTexts.ts';
import { newId } from '../../../platform/newId.ts';
import type { OptionValues } from './optionForm.ts';

/** Floor, building, capacity …: whatever the school keeps about a location. */
export function DetailFields({ form }: Readonly<{ form: UseFormReturnType<OptionValues> }>) {
  const { t } = useTexts('features/dataProfiles');
  const { details } = form.values;
  return (
    <Fieldset
      variant="unstyled"
      p={0}
      legend={
        <Text span size="sm" fw={600}>
          {t('option.attributes')}
        </Text>
      }
    >
      <Stack gap="xs" align="flex-start">
        {details.map(({ key }, at) => (
          <Group key={key} wrap="nowrap" align="flex-start" gap="xs" w="100%">
            <TextInput
              flex={1}
              aria-label={t('option.attributeName', { number: at + 1 })}
              placeholder={t('option.attributeExample')}
              autoComplete="off"
              {...form.getInputProps(`details.${at}.name`)}
            />
            <TextInput
              flex={1}
              aria-label={t('option.attributeValue', { number: at + 1 })}
              placeholder={t('option.valueExample')}
              autoComplete="off"
              {...form.getInputProps(`details.${at}.value`)}
            />
            <ActionIcon
              variant="subtle"
              color="red"
              size={44}
              aria-label={t('option.removeAttribute', { number: at + 1 })}
              onClick={() => form.removeListItem('details', at)}
            >
              <IconTrash size={18} />
            </ActionIcon>
          </Group>
        ))}
        <Button
          variant="subtle"
          leftSection={<IconPlus size={16} aria-hidden />}
          disabled={details.length >= profileLimits.attributes}
          onClick={() => form.insertListItem('details', { key: newId(), name: '', value: '' })}
        >
          {t('option.addAttribute')}
        </Button>
      </Stack>
    </Fieldset>
  );
}
