import { Checkbox, Stack, Switch, Text } from '@mantine/core';
import { alertLimits } from '@schooldog/domain/alerts';
import { memo, useId } from 'react';
import { useConnectivity } from '../../../../platform/connectivity/connectivity.ts';
import { useTexts } from '../../../../platform/i18n/useTexts.ts';
import { GrowingTextField } from '../../../../ui/GrowingTextField.tsx';
import { UserPicker } from '../../../picker/index.ts';
import { recipientsAt, useOfflineRecipients } from '../alertRecipients.ts';
import type { AlertValue } from '../values.ts';

type Props = Readonly<{
  /** Recipients are those of one school, so it must be known first. */
  schoolId: string | null;
  /** Null while no alert is to be sent. */
  value: AlertValue | null;
  onChange(value: AlertValue | null): void;
  /** In a walk, alerts wait until it completes unless they are sent at once. */
  isHeldBack: boolean;
  /** The form was opened to choose its recipients. */
  takesFocus?: boolean;
  /** Ready to be read. */
  errors: Readonly<{ userIds?: string | undefined; message?: string | undefined }>;
}>;

const nobodyYet: AlertValue = { userIds: [], message: '' };

/** Puts the entry before up to five people. Shown to those who may send alerts at the school. */
export const AlertField = memo(function AlertField(props: Props) {
  const { schoolId, value, onChange, isHeldBack, takesFocus = false, errors } = props;
  const { t } = useTexts('features/entries/logEntry');
  const notesId = useId();
  const offlinePeople = useOfflineRecipients(schoolId);
  return (
    <Stack gap="sm">
      <Switch
        size="md"
        label={t('alert.switch')}
        checked={value !== null}
        onChange={({ currentTarget }) => onChange(currentTarget.checked ? nobodyYet : null)}
        aria-describedby={notesId}
      />
      <Notes id={notesId} isHeldBack={isHeldBack && value?.sendImmediately !== true} />
      {isHeldBack && value !== null ? (
        <Checkbox
          label={t('alert.sendImmediately')}
          checked={value.sendImmediately ?? false}
          onChange={({ currentTarget }) => onChange({ ...value, sendImmediately: currentTarget.checked })}
        />
      ) : null}
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
          isRequired
          opensUpward
          takesFocus={takesFocus}
          {...recipientsAt(schoolId)}
          offlinePeople={offlinePeople}
          error={errors.userIds}
        />
      )}
      {value === null ? null : (
        <GrowingTextField
          label={t('alert.message')}
          description={t('alert.messageHint')}
          value={value.message}
          onChange={({ currentTarget }) => onChange({ ...value, message: currentTarget.value })}
          error={errors.message}
          minRows={2}
          maxRows={6}
        />
      )}
    </Stack>
  );
});

/** What alerts are not for, and for how long this one waits. */
function Notes({ id, isHeldBack }: Readonly<{ id: string; isHeldBack: boolean }>) {
  const { t } = useTexts('features/entries/logEntry');
  const { isOffline } = useConnectivity();
  return (
    <div id={id}>
      <Text size="sm" c="dimmed">
        {t('alert.emergency')}
      </Text>
      {isHeldBack ? (
        <Text size="sm" c="dimmed">
          {t('alert.walk')}
        </Text>
      ) : null}
      {isOffline ? (
        <Text size="sm" fw={600} component="output" display="block">
          {t('alert.offline')}
        </Text>
      ) : null}
    </div>
  );
}
