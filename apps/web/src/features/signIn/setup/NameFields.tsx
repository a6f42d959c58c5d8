import { TextInput } from '@mantine/core';
import type { GetInputPropsReturnType } from '@mantine/form';
import { useTexts } from '../../../platform/i18n/useTexts.ts';

type Props = Readonly<{ propsOf(field: 'firstName' | 'lastName'): GetInputPropsReturnType }>;

/** First and last name for a new account, filled in by the browser where it knows them. */
export function NameFields({ propsOf }: Props) {
  const { t } = useTexts('features/signIn/setup');
  return (
    <>
      <TextInput
        label={t('firstName')}
        size="md"
        required
        withAsterisk={false}
        autoComplete="given-name"
        {...propsOf('firstName')}
      />
      <TextInput
        label={t('lastName')}
        size="md"
        required
        withAsterisk={false}
        autoComplete="family-name"
        {...propsOf('lastName')}
      />
    </>
  );
}
