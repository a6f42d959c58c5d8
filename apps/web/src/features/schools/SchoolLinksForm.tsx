import { ActionIcon, Button, Group, Stack, TextInput } from '@mantine/core';
import { useForm } from '@mantine/form';
import { maxSchoolLinks, schoolLinksMerge, schoolLinksSchema, type School } from '@schooldog/domain/schools';
import { IconPlus, IconTrash } from '@tabler/icons-react';
import { useMutation } from '@tanstack/react-query';
import { z } from 'zod';
import { api } from '../../platform/api/client.ts';
import { useTexts } from '../../platform/i18n/useTexts.ts';
import { focusFirstError } from '../../ui/focusFirstError.ts';
import { useMerging } from '../../ui/useMerging.ts';
import { formErrors } from './fieldError.ts';
import { FormFrame } from './FormFrame.tsx';
import { useSaved } from './useSaved.ts';

type Props = Readonly<{ school: School; onDone(): void }>;

const formSchema = z.object({ links: schoolLinksSchema });

export function SchoolLinksForm({ school, onDone }: Props) {
  const { t } = useTexts('features/schools');
  const saved = useSaved(onDone);
  const form = useForm({ initialValues: { links: school.links }, validate: formErrors(formSchema, t) });
  // Links that others add are merged into the form; a list never conflicts.
  const merging = useMerging(schoolLinksMerge, {
    current: { links: school.links },
    read: form.getValues,
    write: ({ links }) => form.setValues({ links: links.map((link) => ({ ...link })) }),
  });
  const save = useMutation(
    api.schools.editSchoolLinks.mutationOptions({ onSuccess: () => saved(t('info.saved')) }),
  );
  const submit = () => {
    const edit = merging.edit();
    if (edit !== null) save.mutate({ schoolId: school.id, edit });
  };
  return (
    <FormFrame
      onSubmit={form.onSubmit(submit, (_errors, _values, event) => focusFirstError(event))}
      onCancel={onDone}
      submitLabel={t('links.save')}
      save={save}
    >
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
    </FormFrame>
  );
}
