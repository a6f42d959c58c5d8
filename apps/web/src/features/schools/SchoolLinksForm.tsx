import { ActionIcon, Alert, Button, Group, Stack, TextInput } from '@mantine/core';
import { useForm } from '@mantine/form';
import { maxSchoolLinks, schoolLinksSchema, type School } from '@schooldog/domain/schools';
import { IconPlus, IconTrash } from '@tabler/icons-react';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { z } from 'zod';
import { api } from '../../platform/api/client.ts';
import { toastSuccess } from '../../platform/toasts/toasts.ts';
import { focusFirstError } from '../../ui/focusFirstError.ts';
import { formErrors, saveErrorText } from './fieldError.ts';

type Props = Readonly<{ school: School; onDone(): void }>;

const formSchema = z.object({ links: schoolLinksSchema });

export function SchoolLinksForm({ school, onDone }: Props) {
  const { t } = useTranslation('schools');
  const queryClient = useQueryClient();
  const form = useForm({ initialValues: { links: school.links }, validate: formErrors(formSchema, t) });
  const save = useMutation(
    api.schools.editSchoolLinks.mutationOptions({
      onSuccess: async () => {
        await queryClient.invalidateQueries({ queryKey: api.schools.key() });
        toastSuccess(t('info.saved'));
        onDone();
      },
    }),
  );
  return (
    <form
      noValidate
      onSubmit={form.onSubmit(
        ({ links }) => save.mutate({ schoolId: school.id, schoolInfo: { links } }),
        (_errors, _values, event) => focusFirstError(event),
      )}
    >
      <Stack gap="sm">
        {save.isError ? (
          <Alert color="red" role="alert">
            {saveErrorText(save.error, t)}
          </Alert>
        ) : null}
        {form.getValues().links.map((_link, at) => (
          <Group key={form.key(`links.${at}`)} align="flex-end" wrap="nowrap" gap="xs">
            <Stack gap="xs" flex={1}>
              <TextInput label={t('links.name')} required {...form.getInputProps(`links.${at}.name`)} />
              <TextInput
                label={t('links.url')}
                required
                type="url"
                {...form.getInputProps(`links.${at}.url`)}
              />
            </Stack>
            <ActionIcon
              variant="subtle"
              color="red"
              size={44}
              aria-label={t('links.remove', { number: at + 1 })}
              onClick={() => form.removeListItem('links', at)}
            >
              <IconTrash size={18} />
            </ActionIcon>
          </Group>
        ))}
        <Button
          variant="subtle"
          leftSection={<IconPlus size={16} />}
          disabled={form.getValues().links.length >= maxSchoolLinks}
          onClick={() => form.insertListItem('links', { name: '', url: '' })}
        >
          {t('links.add')}
        </Button>
        <Group justify="flex-end">
          <Button variant="default" onClick={onDone}>
            {t('info.cancel')}
          </Button>
          <Button type="submit" loading={save.isPending}>
            {t('links.save')}
          </Button>
        </Group>
      </Stack>
    </form>
  );
}
