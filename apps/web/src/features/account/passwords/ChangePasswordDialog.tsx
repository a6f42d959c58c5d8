import { Button, Group, Stack, Text, TextInput } from '@mantine/core';
import { client } from '../../../platform/api/client.ts';
import { useTexts } from '../../../platform/i18n/useTexts.ts';
import { useUser } from '../../../platform/session/session.ts';
import { toastSuccess } from '../../../platform/toasts/toasts.ts';
import { Dialog } from '../../../ui/Dialog.tsx';
import { isAskedToSignInAgain, wasNotSignedInAgain, withRecentSignIn } from '../factors/reauthentication.ts';
import { useRefreshFactors } from '../factors/queries.ts';
import { FailureAlert } from '../../../ui/FailureAlert.tsx';
import { NewPasswordField } from './NewPasswordField.tsx';
import { useNewPassword } from './useNewPassword.ts';

type Props = Readonly<{ hasPassword: boolean; onClose(): void }>;

/** Instead of the old password, the user signs in again with both steps: the browser may have been left open. */
export function ChangePasswordDialog({ hasPassword, onClose }: Props) {
  const { t } = useTexts('features/account/passwords');
  const user = useUser();
  const refresh = useRefreshFactors();
  const form = useNewPassword({
    save: (password) => withRecentSignIn(() => client.users.changePassword({ password })),
    isNothing: wasNotSignedInAgain,
    onSaved: () => {
      void refresh();
      toastSuccess(t('change.done'));
      onClose();
    },
  });
  const failure = form.failure === 'invalidLink' ? 'failed' : form.failure;
  return (
    <Dialog
      title={hasPassword ? t('change.title') : t('change.chooseTitle')}
      onClose={() => (isAskedToSignInAgain() ? undefined : onClose())}
    >
      <form noValidate onSubmit={form.submit}>
        <Stack gap="md">
          <Text c="dimmed">{t('change.lead')}</Text>
          {/* Tells a password manager whose password this is. */}
          <TextInput
            label={t('change.email')}
            type="email"
            name="email"
            autoComplete="username"
            size="md"
            readOnly
            value={user.email}
          />
          <NewPasswordField {...form.field} owner={user} />
          <FailureAlert>{failure && t(`errors.${failure}`)}</FailureAlert>
          <Group justify="flex-end" gap="sm">
            <Button variant="default" onClick={onClose}>
              {t('change.cancel')}
            </Button>
            <Button type="submit" loading={form.isSaving}>
              {t('change.submit')}
            </Button>
          </Group>
        </Stack>
      </form>
    </Dialog>
  );
}
