import { Stack, Switch, Text, Textarea } from '@mantine/core';
import { alertLimits } from '@schooldog/domain/alerts';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { UserPicker } from '../../users/index.ts';
import { recipientsAt } from './recipients.ts';
import { SectionNotes } from './SectionNotes.tsx';

export type AlertValue = Readonly<{ userIds: readonly string[]; message: string }>;

type Props = Readonly<{
  /** Recipients are those of one school, so it must be known first. */
  schoolId: string | null;
  /** Null while no alert is to be sent. */
  value: AlertValue | null;
  onChange(value: AlertValue | null): void;
  /** Ready to be read. */
  errors: Readonly<{ userIds?: string | undefined; message?: string | undefined }>;
}>;

const nobodyYet: AlertValue = { userIds: [], message: '' };

/** Part of Log Entry: puts the entry before up to five people. Shown to those who may send alerts at the school. */
export function AlertSection({ schoolId, value, onChange, errors }: Props) {
  const { t } = useTranslation('features/alerts');
  const notesId = useId();
  return (
    <Stack gap="sm">
      <Switch
        size="md"
        label={t('section.switch')}
        checked={value !== null}
        onChange={({ currentTarget }) => onChange(currentTarget.checked ? nobodyYet : null)}
        aria-describedby={notesId}
      />
      <SectionNotes id={notesId} />
      {value === null ? null : schoolId === null ? (
        <Text size="sm" c="dimmed">
          {t('section.chooseSchool')}
        </Text>
      ) : (
        <UserPicker
          label={t('section.users')}
          value={value.userIds}
          onChange={(userIds) => onChange({ ...value, userIds })}
          max={alertLimits.recipients}
          {...recipientsAt(schoolId)}
          error={errors.userIds}
        />
      )}
      {value === null ? null : (
        <Textarea
          label={t('section.message')}
          description={t('section.messageHint')}
          value={value.message}
          onChange={({ currentTarget }) => onChange({ ...value, message: currentTarget.value })}
          error={errors.message}
          autosize
          minRows={2}
          maxRows={6}
        />
      )}
    </Stack>
  );
}
