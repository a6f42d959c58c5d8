import { ActionIcon, Button, Card, Group, Stack, Text, TextInput } from '@mantine/core';
import { useForm } from '@mantine/form';
import type { JsonValue } from '@schooldog/domain/kernel';
import {
  groupingsMerge,
  type OrganizationSettings,
  schoolGroupingSchema,
  schoolGroupingsSchema,
} from '@schooldog/domain/settings';
import { IconPlus, IconTrash } from '@tabler/icons-react';
import { useMutation, useQuery } from '@tanstack/react-query';
import { z } from 'zod';
import { api } from '../../platform/api/client.ts';
import { useTexts } from '../../platform/i18n/useTexts.ts';
import { newId } from '../../platform/newId.ts';
import { Dialog } from '../../ui/Dialog.tsx';
import { focusFirstError } from '../../ui/focusFirstError.ts';
import { MergeConflicts } from '../../ui/MergeConflicts.tsx';
import { useMerging } from '../../ui/useMerging.ts';
import { formErrors } from './fieldError.ts';
import { FormFrame } from './FormFrame.tsx';
import { useOrganization, useSchoolNames } from './queries.ts';
import { SchoolMultiSelect } from './SchoolSelect.tsx';
import { useSaved } from './useSaved.ts';

type Groupings = OrganizationSettings['schoolGroupings'];
const formSchema = z.object({ groupings: schoolGroupingsSchema });

export function GroupingsDialog({ onClose }: { onClose(): void }) {
  const { t } = useTexts('features/schools');
  const groupings = useOrganization().data?.schoolGroupings;
  return (
    <Dialog onClose={onClose} title={t('groupingsDialog.title')}>
      {groupings === undefined ? null : <GroupingsForm current={groupings} onDone={onClose} />}
    </Dialog>
  );
}

function GroupingsForm({ current, onDone }: { current: Groupings; onDone(): void }) {
  const { t } = useTexts('features/schools');
  const { t: tUi } = useTexts('ui');
  const saved = useSaved(onDone);
  const form = useForm({ initialValues: { groupings: current }, validate: formErrors(formSchema, t) });
  const merging = useMerging(groupingsMerge, {
    current: { schoolGroupings: current },
    read: () => ({ schoolGroupings: form.getValues().groupings }),
    write: ({ schoolGroupings }) => form.setValues({ groupings: [...schoolGroupings] }),
  });
  const save = useMutation(
    api.settings.saveSchoolGroupings.mutationOptions({
      onSuccess: () => saved(t('groupingsDialog.saved')),
      onError: (error) => void merging.takeConflict(error),
    }),
  );
  const history = useQuery(
    api.settings.getOrganizationHistory.queryOptions({ input: {}, enabled: merging.isAuthorUnknown }),
  );
  const submit = () => {
    const edit = merging.edit();
    if (edit !== null) save.mutate({ edit });
  };
  const { groupings } = form.values;
  const schools = useSchoolNames().data ?? [];
  const wordsOf = (value: JsonValue): string => {
    if (value === null) return tUi('conflict.removed');
    if (typeof value === 'string') return value;
    const grouping = schoolGroupingSchema.safeParse(value).data;
    const names = schools.filter(({ id }) => grouping?.schoolIds.includes(id)).map(({ name }) => name);
    return grouping === undefined ? '' : `${grouping.name}: ${names.join(', ')}`;
  };
  return (
    <FormFrame
      onSubmit={form.onSubmit(submit, (_errors, _values, event) => focusFirstError(event))}
      onCancel={onDone}
      submitLabel={t('groupingsDialog.save')}
      save={save}
    >
      <MergeConflicts
        merging={merging}
        labelOf={() => t('groupingsDialog.conflict')}
        wordsOf={wordsOf}
        history={history.data}
      />
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
