// Sends the form: everything for a new user, what changed for an existing one.
import type { User } from '@schooldog/contract/people';
import { fitsClaimLimit, permissionsToSave } from '@schooldog/domain/permissions';
import type { UserEdit } from '@schooldog/domain/people';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { api, client } from '../../../platform/api/client.ts';
import { refusalOf } from '../../../platform/api/problem.ts';
import type { Texts } from '../../../platform/i18n/texts.ts';
import { useTexts } from '../../../platform/i18n/useTexts.ts';
import { refreshSession } from '../../../platform/session/session.ts';
import { toastSuccess } from '../../../platform/toasts/toasts.ts';
import { newUserOf, type UserFormValues } from './userForm.ts';

type Options = Readonly<{
  userId: string;
  isNew: boolean;
  isSelf: boolean;
  onSaved(): void;
  onError(error: unknown): void;
}>;

type Submitted = Readonly<{ values: UserFormValues; edit: UserEdit }>;

export function useSubmit({ userId, isNew, isSelf, onSaved, onError }: Options) {
  const { t } = useTexts('features/people/userDialog');
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: ({ values, edit }: Submitted) => {
      if (!fitsClaimLimit(permissionsToSave(values.permissions))) throw new TooComplex();
      return isNew ? create(userId, values) : client.users.editUser({ userId, edit });
    },
    onError,
    onSuccess: async () => {
      if (isSelf) refreshSession().catch(() => undefined);
      toastSuccess(t(isNew ? 'done.created' : 'done.saved'));
      onSaved();
      await queryClient.invalidateQueries({ queryKey: api.users.key() });
    },
  });
}

/** Known before anything is sent. */
class TooComplex extends Error {}

async function create(userId: string, values: UserFormValues): Promise<User | null> {
  const userData = newUserOf(values);
  if (userData === null) return null;
  // A try whose answer was lost is answered with what it did, instead of as a second account.
  const context = { operationId: userId };
  return client.users.generateNewUserAccount({ userId, userData }, { context });
}

/** The message of a rejected save; a taken email is shown at its field as well. */
export function failureText(error: unknown, isNew: boolean, t: Texts<'features/people/userDialog'>): string {
  const { code } = refusalOf(error);
  if (error instanceof TooComplex || code === 'user.permissionsTooComplex') return t('errors.tooComplex');
  if (code === 'user.emailTaken') return t('errors.emailTaken');
  if (code === 'user.unknownSchool') return t('errors.unknownSchool');
  if (code === 'user.changeNotAllowed') return t('errors.notAllowed');
  return t(isNew ? 'errors.create' : 'errors.save');
}
