import { TextInput } from '@mantine/core';
import type { GetInputPropsReturnType } from '@mantine/form';
import { useTranslation } from 'react-i18next';

type Props = Readonly<{ propsOf(field: 'firstName' | 'lastName'): GetInputPropsReturnType }>;

/** First and last name for a new account, filled in by the browser where it knows them. */
export function NameFields({ propsOf }: Props) {
  const { t } = useTranslation('features/signIn/setup');
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
