import { useForm, type UseFormReturnType } from '@mantine/form';
import type { User } from '@schooldog/contract/users';
import { jsonEqual } from '@schooldog/domain/kernel';
import type { Features, Permission } from '@schooldog/domain/permissions';
import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { problemsOf } from './problems.ts';
import { changesOf, emptyUserForm, formOf, type UserFormValues } from './userForm.ts';

type Options = Readonly<{ editable: readonly Permission[]; features: Features }>;

/** The form of an account. What somebody else saves meanwhile appears in it, as long as nothing was typed. */
export function useUserForm(user: User | null, options: Options): UseFormReturnType<UserFormValues> {
  const { t } = useTranslation('features/users/userDialog');
  const form = useForm<UserFormValues>({
    initialValues: user === null ? emptyUserForm() : formOf(user),
    validate: (values) => {
      const problems = problemsOf(values, { ...options, isNew: user === null });
      return Object.fromEntries(
        Object.entries(problems).map(([field, code]) => [field, t(`errors.${code}`)]),
      );
    },
  });
  const { getInitialValues, getValues, setInitialValues, setValues } = form;
  const adopted = useRef(user);
  useEffect(() => {
    if (user === null || adopted.current === user) return;
    if (hasChanges(getInitialValues(), getValues(), false)) return;
    adopted.current = user;
    const values = formOf(user);
    setInitialValues(values);
    setValues(values);
  }, [user, getInitialValues, getValues, setInitialValues, setValues]);
  return form;
}

/** Whether anything would be lost by closing the form, or sent by saving it. */
export function hasChanges(before: UserFormValues, after: UserFormValues, isNew: boolean): boolean {
  return isNew ? !jsonEqual(before, after) : Object.keys(changesOf(before, after)).length > 0;
}
