import { TagsInput } from '@mantine/core';
import { cleanTags, maxTags, tagsOfEntry } from '@schooldog/domain/entries';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { api } from '../../../../platform/api/client.ts';
import { useObservation } from '../../../settings/index.ts';
import type { EntryValues } from '../values.ts';
import { useTakeFocus } from './useTakeFocus.ts';

type Props = Readonly<{
  values: EntryValues;
  onChange(tags: readonly string[]): void;
  takesFocus: boolean;
  error: string | undefined;
}>;

const mostSuggested = 8;

/** Tags of category and observation are always there; a person adds their own, helped by what is used most. */
export function TagsField({ values, onChange, takesFocus, error }: Props) {
  const { t } = useTranslation('features/entries/logEntry');
  const input = useTakeFocus<HTMLInputElement>(takesFocus);
  const { category, item, tagLabel, tagOf } = useObservation();
  const used = useQuery(api.entries.listTags.queryOptions({ input: {} }));
  const fixed = tagsOfEntry({
    categoryTags: category(values.categoryId ?? '')?.tags ?? [],
    itemTags: item(values.itemId ?? '')?.tags ?? [],
    manualTags: [],
  });
  // A tag that comes by itself needs not be added; the spelling of the first one stays.
  const added = (tags: readonly string[]) => cleanTags([...fixed, ...tags]).slice(fixed.length);
  const tagBehind = (label: string) =>
    values.manualTags.find((tag) => tagLabel(tag) === label) ?? tagOf(label);
  return (
    <TagsInput
      ref={input}
      label={t('tags.label')}
      placeholder={t('tags.placeholder')}
      description={fixed.length === 0 ? undefined : t('tags.fixed', { tags: fixed.map(tagLabel).join(', ') })}
      value={values.manualTags.map(tagLabel)}
      onChange={(labels) => onChange(added(labels.map(tagBehind)))}
      data={[...new Set(added((used.data ?? []).map(({ tag }) => tag)).map(tagLabel))]}
      limit={mostSuggested}
      maxTags={maxTags}
      splitChars={[',', ';']}
      acceptValueOnBlur
      error={error}
    />
  );
}
