import { useForm, type UseFormReturnType } from '@mantine/form';
import type { User } from '@schooldog/contract/people';
import type { Features, Permission } from '@schooldog/domain/permissions';
import { useTexts } from '../../../platform/i18n/useTexts.ts';
import { tooLongText } from '../../../ui/tooLongText.ts';
import { problemsOf } from './problems.ts';
import { emptyUserForm, formOf, type UserFormValues } from './userForm.ts';

type Options = Readonly<{ editable: readonly Permission[]; features: Features }>;

/** The form of an account. Changes by others are merged into it by `useMerging`. */
export function useUserForm(user: User | null, options: Options): UseFormReturnType<UserFormValues> {
  const { t } = useTexts('features/people/userDialog');
  return useForm<UserFormValues>({
    initialValues: user === null ? emptyUserForm() : formOf(user),
    validate: (values) => {
      const problems = problemsOf(values, { ...options, isNew: user === null });
      return Object.fromEntries(
        Object.entries(problems).map(([field, problem]) => [
          field,
          typeof problem === 'number' ? tooLongText(problem) : t(`errors.${problem}`),
        ]),
      );
    },
  });
}
