import { ActionIcon, Button, Card, Group, Stack, Text, TextInput } from '@mantine/core';
import { useForm } from '@mantine/form';
import { schoolGroupingsSchema, type OrganizationSettings } from '@schooldog/domain/settings';
import { IconPlus, IconTrash } from '@tabler/icons-react';
import { useMutation } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { z } from 'zod';
import { api } from '../../platform/api/client.ts';
import { newId } from '../../platform/uploads/upload.ts';
import { Dialog } from '../../ui/Dialog.tsx';
import { focusFirstError } from '../../ui/focusFirstError.ts';
import { formErrors } from './fieldError.ts';
import { FormFrame } from './FormFrame.tsx';
import { useOrganization } from './queries.ts';
import { SchoolMultiSelect } from './SchoolSelect.tsx';
import { useSaved } from './useSaved.ts';

type Groupings = OrganizationSettings['schoolGroupings'];
const formSchema = z.object({ groupings: schoolGroupingsSchema });

export function GroupingsDialog({ onClose }: { onClose(): void }) {
  const { t } = useTranslation('schools');
  const groupings = useOrganization().data?.schoolGroupings;
  return (
    <Dialog onClose={onClose} title={t('groupingsDialog.title')}>
      {groupings === undefined ? null : <GroupingsForm initial={groupings} onDone={onClose} />}
    </Dialog>
  );
}

function GroupingsForm({ initial, onDone }: { initial: Groupings; onDone(): void }) {
  const { t } = useTranslation('schools');
  const saved = useSaved(onDone);
  const form = useForm({ initialValues: { groupings: initial }, validate: formErrors(formSchema, t) });
  const save = useMutation(
    api.settings.saveSchoolGroupings.mutationOptions({ onSuccess: () => saved(t('groupingsDialog.saved')) }),
  );
  const { groupings } = form.values;
  return (
    <FormFrame
      onSubmit={form.onSubmit(
        () => save.mutate({ schoolGroupings: groupings }),
        (_errors, _values, event) => focusFirstError(event),
      )}
      onCancel={onDone}
      submitLabel={t('groupingsDialog.save')}
      save={save}
    >
      <Text size="sm" c="dimmed">
        {t('groupingsDialog.help')}
      </Text>
      {groupings.length === 0 ? <Text>{t('groupingsDialog.empty')}</Text> : null}
      {groupings.map(({ id, name, schoolIds }, at) => {
        const said = name === '' ? t('groupingsDialog.thisGrouping') : name;
        return (
          <Card withBorder padding="sm" key={id}>
            <Stack gap="xs">
              <Group wrap="nowrap" align="flex-end" gap="xs">
                <TextInput
                  flex={1}
                  label={t('groupingsDialog.name', { number: at + 1 })}
                  required
                  {...form.getInputProps(`groupings.${at}.name`)}
                />
                <ActionIcon
                  variant="subtle"
                  color="red"
                  size={44}
                  aria-label={t('groupingsDialog.remove', { name: said })}
                  onClick={() => form.removeListItem('groupings', at)}
                >
                  <IconTrash size={18} />
                </ActionIcon>
              </Group>
              <SchoolMultiSelect
                purpose="form"
                offered="all"
                label={t('groupingsDialog.schools', { name: said })}
                value={schoolIds}
                onChange={(chosen) => form.setFieldValue(`groupings.${at}.schoolIds`, chosen)}
              />
            </Stack>
          </Card>
        );
      })}
      <Button
        variant="subtle"
        leftSection={<IconPlus size={16} />}
        onClick={() => form.insertListItem('groupings', { id: newId(), name: '', schoolIds: [] })}
      >
        {t('groupingsDialog.add')}
      </Button>
    </FormFrame>
  );
}
