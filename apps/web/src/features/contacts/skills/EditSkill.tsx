import { Alert, Autocomplete, Button, Group, Stack, TextInput } from '@mantine/core';
import { contactLimits, type Skill, skillFormSchema, skillMerge } from '@schooldog/domain/contacts';
import { useMutation } from '@tanstack/react-query';
import { type SyntheticEvent, useState } from 'react';
import { client } from '../../../platform/api/client.ts';
import { useTexts } from '../../../platform/i18n/useTexts.ts';
import { MergeConflicts } from '../../../ui/MergeConflicts.tsx';
import { useMergedForm } from '../../../ui/useMergedForm.ts';
import { useTakeFocus } from '../../../ui/useTakeFocus.ts';
import { useSaved } from '../queries.ts';
import { useShownSkills } from '../useSkillNames.ts';

type Props = Readonly<{ skill: Skill; onClose(): void }>;

/** The name as it is stored; a skill that was renamed has one name in both languages. */
export function EditSkill({ skill, onClose }: Props) {
  const { t } = useTexts('features/contacts');
  const saved = useSaved();
  const skills = useShownSkills();
  const input = useTakeFocus<HTMLInputElement>(true);
  const [isChecked, setIsChecked] = useState(false);
  const { id: skillId, name, category } = skill;
  const form = useMergedForm({
    merge: skillMerge,
    current: { name, category },
    save: useMutation({
      mutationFn: (edit: ReturnType<typeof skillMerge.compare>) =>
        client.contacts.editSkill({ skillId, edit }),
      onSuccess: () => saved(t('messages.saved')),
    }),
    notSaved: t('errors.failed'),
    onDone: onClose,
  });
  const { values } = form;
  const isValid = skillFormSchema.safeParse(values).success;
  const submit = (event: SyntheticEvent) => {
    event.preventDefault();
    setIsChecked(true);
    if (isValid) form.submit();
  };
  return (
    <form onSubmit={submit} noValidate>
      <Stack gap="xs" py="xs">
        <MergeConflicts
          merging={form.merging}
          labelOf={([field]) => t(field === 'name' ? 'skills.name' : 'skills.category')}
          history={undefined}
        />
        <TextInput
          label={t('skills.name')}
          required
          ref={input}
          autoComplete="off"
          maxLength={contactLimits.skillName}
          error={isChecked && !isValid ? t('errors.skill') : undefined}
          value={values.name}
          onChange={({ currentTarget }) => form.setValues({ ...values, name: currentTarget.value })}
        />
        <Autocomplete
          label={t('skills.category')}
          data={[...new Set(skills.map((one) => one.category))]}
          maxLength={contactLimits.skillCategory}
          value={values.category}
          onChange={(changed) => form.setValues({ ...values, category: changed })}
        />
        {form.problem === null ? null : (
          <Alert color="red" role="alert">
            {form.problem}
          </Alert>
        )}
        <Group justify="flex-end" gap="xs">
          <Button variant="default" onClick={onClose}>
            {t('cancel')}
          </Button>
          <Button type="submit" loading={form.isPending}>
            {t('form.submitEdit')}
          </Button>
        </Group>
      </Stack>
    </form>
  );
}
