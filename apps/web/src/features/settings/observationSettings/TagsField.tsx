import { TagsInput, type TagsInputProps } from '@mantine/core';
import type { ShownObservation } from '@schooldog/contract/settings';
import { useTexts } from '../../../platform/i18n/useTexts.ts';
import { knownTags } from './found.ts';
import { useObservation } from './useObservation.ts';

type Props = Readonly<{
  settings: ShownObservation;
  help: string;
  value?: readonly string[];
  onChange?(tags: string[]): void;
}> &
  Pick<TagsInputProps, 'error' | 'onFocus' | 'onBlur'>;

const none: readonly string[] = [];

/** Offers the tags that are in use, so that one thing does not get two names. */
export function TagsField({ settings, help, value = none, onChange, ...field }: Props) {
  const { t, language } = useTexts('features/settings/observationSettings');
  const { tagLabel, tagOf } = useObservation();
  const tagBehind = (label: string) => value.find((tag) => tagLabel(tag) === label) ?? tagOf(label);
  return (
    <TagsInput
      label={t('dialog.tags')}
      description={help}
      data={[...new Set(knownTags(settings, language).map(tagLabel))]}
      value={value.map(tagLabel)}
      onChange={(labels) => onChange?.(labels.map(tagBehind))}
      splitChars={[',', ';']}
      acceptValueOnBlur
      {...field}
    />
  );
}
