import { TagsInput, type TagsInputProps } from '@mantine/core';
import type { ShownObservation } from '@schooldog/contract/settings';
import { useTranslation } from 'react-i18next';
import { knownTags } from './found.ts';

type Props = Readonly<{ settings: ShownObservation; help: string }> &
  Pick<TagsInputProps, 'value' | 'onChange' | 'error' | 'onFocus' | 'onBlur'>;

/** Offers the tags that are in use, so that one thing does not get two names. */
export function TagsField({ settings, help, ...field }: Props) {
  const { t, i18n } = useTranslation('features/settings/observationSettings');
  return (
    <TagsInput
      label={t('dialog.tags')}
      description={help}
      data={knownTags(settings, i18n.language)}
      splitChars={[',', ';']}
      acceptValueOnBlur
      {...field}
    />
  );
}
