import { Text } from '@mantine/core';
import { type ListedContact, userSkillsMerge } from '@schooldog/domain/contacts';
import { useMutation } from '@tanstack/react-query';
import { client } from '../../../platform/api/client.ts';
import { useTexts } from '../../../platform/i18n/useTexts.ts';
import { FormDialog } from '../../../ui/FormDialog.tsx';
import { useMergedForm } from '../../../ui/useMergedForm.ts';
import { nameOf } from '../list/keyOf.ts';
import { useSaved } from '../queries.ts';
import { SkillsField } from './SkillsField.tsx';

type Props = Readonly<{ contact: ListedContact; userId: string; onClose(): void }>;

/** All that is edited here of a person with an account. */
export function UserSkillsDialog({ contact, userId, onClose }: Props) {
  const { t } = useTexts('features/contacts');
  const { schoolId, skillIds } = contact;
  const saved = useSaved();
  const form = useMergedForm({
    merge: userSkillsMerge,
    current: { skillIds },
    save: useMutation({
      mutationFn: (edit: ReturnType<typeof userSkillsMerge.compare>) =>
        client.contacts.editUserSkills({ schoolId, userId, edit }),
      onSuccess: () => saved(t('messages.saved')),
    }),
    notSaved: t('errors.updateFailed'),
    onDone: onClose,
  });
  return (
    <FormDialog
      title={t('skillsOf', { name: nameOf(contact) })}
      submitLabel={t('form.submitEdit')}
      onSubmit={(event) => {
        event.preventDefault();
        form.submit();
      }}
      onClose={onClose}
      isPending={form.isPending}
      offlineReason={t('offline')}
      problem={form.problem}
    >
      <Text size="sm">{t('fromAccount')}</Text>
      <SkillsField value={form.values.skillIds} onChange={(ids) => form.setValues({ skillIds: ids })} />
    </FormDialog>
  );
}
