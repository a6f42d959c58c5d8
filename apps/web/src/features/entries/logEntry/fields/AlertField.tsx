import { Stack, Switch, Text, Textarea } from '@mantine/core';
import { alertLimits } from '@schooldog/domain/alerts';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { useConnectivity } from '../../../../platform/connectivity/connectivity.ts';
import { UserPicker } from '../../../picker/index.ts';
import { recipientsAt } from '../alertRecipients.ts';

type AlertValue = Readonly<{ userIds: readonly string[]; message: string }>;

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

/** Puts the entry before up to five people. Shown to those who may send alerts at the school. */
export function AlertField({ schoolId, value, onChange, errors }: Props) {
  const { t } = useTranslation('features/entries/logEntry');
  const notesId = useId();
  return (
    <Stack gap="sm">
      <Switch
        size="md"
        label={t('alert.switch')}
        checked={value !== null}
        onChange={({ currentTarget }) => onChange(currentTarget.checked ? nobodyYet : null)}
        aria-describedby={notesId}
      />
      <Notes id={notesId} />
      {value === null ? null : schoolId === null ? (
        <Text size="sm" c="dimmed">
          {t('alert.chooseSchool')}
        </Text>
      ) : (
        <UserPicker
          label={t('alert.users')}
          value={value.userIds}
          onChange={(userIds) => onChange({ ...value, userIds })}
          max={alertLimits.recipients}
          withoutSelf
          opensUpward
          {...recipientsAt(schoolId)}
          error={errors.userIds}
        />
      )}
      {value === null ? null : (
        <Textarea
          label={t('alert.message')}
          description={t('alert.messageHint')}
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

/** Everybody is told what alerts are not for; people without a network also that theirs waits. */
function Notes({ id }: Readonly<{ id: string }>) {
  const { t } = useTranslation('features/entries/logEntry');
  const { isOffline } = useConnectivity();
  return (
    <div id={id}>
      <Text size="sm" c="dimmed">
        {t('alert.emergency')}
      </Text>
      {isOffline ? (
        <Text size="sm" fw={600} component="output" display="block">
          {t('alert.offline')}
        </Text>
      ) : null}
    </div>
  );
}
