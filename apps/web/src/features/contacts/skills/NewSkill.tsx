import { Alert, Autocomplete, Button, Fieldset, Group, Stack, TextInput } from '@mantine/core';
import { contactLimits, skillKey, skillFormSchema } from '@schooldog/domain/contacts';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { api } from '../../../platform/api/client.ts';
import { useTexts } from '../../../platform/i18n/useTexts.ts';
import { rejectionText } from '../../../platform/problems/index.ts';
import { useTakeFocus } from '../../../ui/useTakeFocus.ts';
import { useSaved } from '../queries.ts';
import { useShownSkills } from '../useSkillNames.ts';

type Props = Readonly<{ onAdded(skillId: string): void; onCancel(): void }>;

function newSkillId(): string {
  const [random = 0] = crypto.getRandomValues(new Uint32Array(1));
  return skillKey(random % (contactLimits.mostSkillId + 1));
}

/** Inside of other forms, so it is no form of its own. */
export function NewSkill({ onAdded, onCancel }: Props) {
  const { t } = useTexts('features/contacts');
  const saved = useSaved();
  const skills = useShownSkills();
  const input = useTakeFocus<HTMLInputElement>(true);
  const [skillId] = useState(newSkillId);
  const [name, setName] = useState('');
  const [category, setCategory] = useState('');
  const [isChecked, setIsChecked] = useState(false);
  const add = useMutation(
    api.contacts.addSkill.mutationOptions({
      onSuccess: async ({ id }) => {
        await saved(t('skills.added'));
        onAdded(id);
      },
    }),
  );
  const form = { name: name.trim(), category: category.trim() };
  const isValid = skillFormSchema.safeParse(form).success;
  const submit = () => {
    setIsChecked(true);
    if (isValid) add.mutate({ skillId, ...form });
  };
  return (
    <Fieldset legend={t('skills.add')}>
      <Stack gap="sm">
        <TextInput
          label={t('skills.name')}
          required
          ref={input}
          autoComplete="off"
          maxLength={contactLimits.skillName}
          error={isChecked && !isValid ? t('errors.skill') : undefined}
          value={name}
          onChange={({ currentTarget }) => setName(currentTarget.value)}
          onKeyDown={(event) => {
            if (event.key !== 'Enter') return;
            event.preventDefault();
            submit();
          }}
        />
        <Autocomplete
          label={t('skills.category')}
          placeholder={t('skills.uncategorized')}
          data={[...new Set(skills.map((skill) => skill.category))]}
          maxLength={contactLimits.skillCategory}
          value={category}
          onChange={setCategory}
        />
        {add.isError ? (
          <Alert color="red" role="alert">
            {rejectionText(add.error) ?? t('errors.failed')}
          </Alert>
        ) : null}
        <Group justify="flex-end" gap="xs">
          <Button variant="default" onClick={onCancel}>
            {t('cancel')}
          </Button>
          <Button variant="light" loading={add.isPending} onClick={submit}>
            {t('skills.add')}
          </Button>
        </Group>
      </Stack>
    </Fieldset>
  );
}
