// What keeps a form from being saved, by field, as codes. The texts are the form's business.
import {
  type Features,
  lacksSchools,
  type Permission,
  visiblePermissions,
} from '@schooldog/domain/permissions';
import { newUserSchema, userFieldProblems } from '@schooldog/domain/people';
import type { z } from 'zod';
import type { UserFormValues } from './userForm.ts';

/** A number says how many characters a text that is too long may have. */
type FieldProblem = (typeof known)[number] | number;

/** Fields of the form, and `permissions.<name>` for a permission that still needs its schools. */
export type Problems = Readonly<Record<string, FieldProblem>>;

const known = [userFieldProblems.required, userFieldProblems.email, userFieldProblems.phone] as const;
const checked = newUserSchema.pick({ firstName: true, lastName: true, title: true, phoneNumber: true });
const checkedWithEmail = newUserSchema.pick({
  firstName: true,
  lastName: true,
  title: true,
  phoneNumber: true,
  email: true,
});

export function problemsOf(
  values: UserFormValues,
  options: Readonly<{ isNew: boolean; editable: readonly Permission[]; features: Features }>,
): Problems {
  const schema = options.isNew ? checkedWithEmail : checked;
  const result = schema.safeParse({
    ...values,
    phoneNumber: values.phoneNumber === '' ? null : values.phoneNumber,
  });
  const issues = result.success ? [] : result.error.issues;
  return {
    // Reversed, so that the first problem of a field is the one that stays.
    ...Object.fromEntries(issues.toReversed().map((issue) => [issue.path.join('.'), problemOf(issue)])),
    ...(values.role === null ? { role: userFieldProblems.required } : {}),
    ...Object.fromEntries(
      lackingSchools(values, options).map((permission) => [
        `permissions.${permission}`,
        userFieldProblems.required,
      ]),
    ),
  };
}

function lackingSchools(
  { permissions }: UserFormValues,
  { editable, features }: Readonly<{ editable: readonly Permission[]; features: Features }>,
): Permission[] {
  return visiblePermissions(permissions, features).filter((permission) => {
    const value = permissions[permission];
    return editable.includes(permission) && value !== undefined && lacksSchools(value);
  });
}

function problemOf(issue: z.core.$ZodIssue): FieldProblem {
  if (issue.code === 'too_big' && issue.origin === 'string') return Number(issue.maximum);
  return known.find((code) => code === issue.message) ?? 'required';
}
