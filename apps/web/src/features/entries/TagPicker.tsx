import { TagsInput, type TagsInputProps } from '@mantine/core';
import { cleanTags, maxTags } from '@schooldog/domain/entries';
import { useObservation } from '../settings/index.ts';
import { useTags } from './useTags.ts';

const mostSuggested = 8;
const none: readonly string[] = [];

type Props = Pick<TagsInputProps, 'ref' | 'label' | 'placeholder' | 'description' | 'error' | 'onBlur'> &
  Readonly<{
    tags: readonly string[];
    /** Tags that come by themselves need not be added. */
    fixed?: readonly string[];
    onChange(tags: readonly string[]): void;
  }>;

/** Several tags, helped by what is used most. */
export function TagPicker({ tags, fixed = none, onChange, ...input }: Props) {
  const { tagLabel, tagOf } = useObservation();
  const used = useTags(undefined);
  // The spelling of the first one stays.
  const added = (all: readonly string[]) => cleanTags([...fixed, ...all]).slice(fixed.length);
  const tagBehind = (label: string) => tags.find((tag) => tagLabel(tag) === label) ?? tagOf(label);
  return (
    <TagsInput
      {...input}
      value={tags.map(tagLabel)}
      onChange={(labels) => onChange(added(labels.map(tagBehind)))}
      data={[...new Set(added((used.data ?? []).map(({ tag }) => tag)).map(tagLabel))]}
      limit={mostSuggested}
      maxTags={maxTags}
      splitChars={[',', ';']}
      acceptValueOnBlur
    />
  );
}
