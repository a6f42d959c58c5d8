import { useTranslation } from 'react-i18next';
import type { z } from 'zod';

/** The password field shows its own errors. */
const problems = ['required', 'email', 'phone', 'tooLong'] as const;

/** A form's errors by field, in words, from the schema that the server holds it to. */
export function useFieldErrors(schema: z.ZodType): (values: unknown) => Record<string, string> {
  const { t } = useTranslation('features/signIn/setup');
  return (values) => {
    const issues = schema.safeParse(values).error?.issues ?? [];
    const text = (message: string) =>
      t(`errors.${problems.find((known) => known === message) ?? 'required'}`);
    return Object.fromEntries(issues.map(({ path, message }) => [path.join('.'), text(message)]));
  };
}
