// Which fields the form of a work order has: custom ones, hidden ones and required ones.
import { ActionIcon, Button, Checkbox, Group, Stack, Text, TextInput } from '@mantine/core';
import {
  customFieldsMerge,
  hiddenFieldsMerge,
  hideableFields,
  requirableFields,
  requiredFieldsMerge,
  type TasksSettings,
  workOrderLimits,
} from '@schooldog/domain/workOrders';
import { IconPlus, IconTrash } from '@tabler/icons-react';
import { useState } from 'react';
import { client } from '../../../platform/api/client.ts';
import { useTexts } from '../../../platform/i18n/useTexts.ts';
import { CardForm } from './CardForm.tsx';
import { SettingsCard } from './SettingsCard.tsx';
import { useCardForm } from './useCardForm.ts';
import { Words } from './Words.tsx';

type Props = Readonly<{ settings: TasksSettings }>;
type FormProps = Props & Readonly<{ onDone(): void }>;

export function CustomFieldsCard({ settings }: Props) {
  const { t } = useTexts('features/workOrders/settings');
  return (
    <SettingsCard
      title={t('custom.title')}
      help={t('custom.help', { count: workOrderLimits.customFields })}
      view={<Words words={settings.customFields} none={t('custom.none')} />}
      settings={settings}
      Form={CustomFieldsForm}
    />
  );
}

function CustomFieldsForm({ settings, onDone }: FormProps) {
  const { t } = useTexts('features/workOrders/settings');
  const [typed, setTyped] = useState('');
  const form = useCardForm({
    merge: customFieldsMerge,
    current: { customFields: settings.customFields },
    send: (edit) => client.workOrders.saveCustomFields({ edit }),
    saved: t('custom.saved'),
    onDone,
  });
  const { customFields } = form.values;
  const name = typed.trim();
  const isFull = customFields.length >= workOrderLimits.customFields;
  const isKnown = customFields.includes(name);
  const add = () => {
    form.setValues({ customFields: [...customFields, name] });
    setTyped('');
  };
  return (
    <CardForm
      form={form}
      labelOf={() => t('custom.title')}
      blockedBecause={name === '' ? null : t('custom.pending')}
      onCancel={onDone}
    >
      <Stack gap="xs" component="ul" p={0} m={0}>
        {customFields.map((field) => (
          <Group key={field} component="li" justify="space-between" wrap="nowrap">
            <Text>{field}</Text>
            <ActionIcon
              variant="subtle"
              color="red"
              size={44}
              aria-label={t('custom.remove', { field })}
              onClick={() => form.setValues({ customFields: customFields.filter((one) => one !== field) })}
            >
              <IconTrash size={18} aria-hidden />
            </ActionIcon>
          </Group>
        ))}
      </Stack>
      <Group align="flex-end" wrap="nowrap">
        <TextInput
          label={t('custom.new')}
          flex={1}
          maxLength={workOrderLimits.customFieldName}
          value={typed}
          error={isKnown ? t('custom.known') : undefined}
          disabled={isFull}
          onChange={({ currentTarget }) => setTyped(currentTarget.value)}
        />
        <Button
          variant="default"
          leftSection={<IconPlus size={16} aria-hidden />}
          disabled={name === '' || isFull || isKnown}
          onClick={add}
        >
          {t('custom.add')}
        </Button>
      </Group>
    </CardForm>
  );
}

export function HiddenFieldsCard({ settings }: Props) {
  const { t } = useTexts('features/workOrders/settings');
  return (
    <SettingsCard
      title={t('hidden.title')}
      help={t('hidden.help')}
      view={
        <Words words={settings.hiddenFields.map((field) => t(`fields.${field}`))} none={t('hidden.none')} />
      }
      settings={settings}
      Form={HiddenFieldsForm}
    />
  );
}

function HiddenFieldsForm({ settings, onDone }: FormProps) {
  const { t } = useTexts('features/workOrders/settings');
  const form = useCardForm({
    merge: hiddenFieldsMerge,
    current: { hiddenFields: settings.hiddenFields },
    send: (edit) => client.workOrders.saveHiddenFields({ edit }),
    saved: t('hidden.saved'),
    onDone,
  });
  return (
    <CardForm form={form} labelOf={() => t('hidden.title')} onCancel={onDone}>
      <Checkbox.Group
        label={t('hidden.choose')}
        value={[...form.values.hiddenFields]}
        onChange={(hiddenFields) => form.setValues({ hiddenFields })}
      >
        <Stack gap="xs" mt="xs">
          {hideableFields.map((field) => (
            <Checkbox key={field} value={field} label={t(`fields.${field}`)} />
          ))}
        </Stack>
      </Checkbox.Group>
    </CardForm>
  );
}

export function RequiredFieldsCard({ settings }: Props) {
  const { t } = useTexts('features/workOrders/settings');
  const required = requirableFields.filter((field) => settings.requiredFields.includes(field));
  const custom = settings.customFields.filter((field) => settings.requiredCustomFields.includes(field));
  return (
    <SettingsCard
      title={t('required.title')}
      help={t('required.help')}
      view={
        <Words
          words={[
            t('fields.school'),
            t('fields.description'),
            ...required.map((field) => t(`fields.${field}`)),
            ...custom,
          ]}
          none=""
        />
      }
      settings={settings}
      Form={RequiredFieldsForm}
    />
  );
}

/** A hidden field cannot be required. */
function RequiredFieldsForm({ settings, onDone }: FormProps) {
  const { t } = useTexts('features/workOrders/settings');
  const { requiredFields, requiredCustomFields } = settings;
  const form = useCardForm({
    merge: requiredFieldsMerge,
    current: {
      requiredFields: requiredFields.filter((field) => field !== 'scheduledStartDate'),
      requiredCustomFields,
    },
    send: (edit) => client.workOrders.saveRequiredFields({ edit }),
    saved: t('required.saved'),
    onDone,
  });
  const offered = requirableFields.filter(
    (field) => !settings.hiddenFields.some((hidden) => hidden === field),
  );
  return (
    <CardForm form={form} labelOf={() => t('required.title')} onCancel={onDone}>
      <Checkbox.Group
        label={t('required.choose')}
        value={[...form.values.requiredFields]}
        onChange={(fields) => form.setValues({ ...form.values, requiredFields: fields })}
      >
        <Stack gap="xs" mt="xs">
          {offered.map((field) => (
            <Checkbox key={field} value={field} label={t(`fields.${field}`)} />
          ))}
        </Stack>
      </Checkbox.Group>
      {settings.customFields.length === 0 ? null : (
        <Checkbox.Group
          label={t('required.custom')}
          value={[...form.values.requiredCustomFields]}
          onChange={(fields) => form.setValues({ ...form.values, requiredCustomFields: fields })}
        >
          <Stack gap="xs" mt="xs">
            {settings.customFields.map((field) => (
              <Checkbox key={field} value={field} label={field} />
            ))}
          </Stack>
        </Checkbox.Group>
      )}
    </CardForm>
  );
}
