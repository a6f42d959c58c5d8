import { tagsOfEntry } from '@schooldog/domain/entries';
import { useTexts } from '../../../../platform/i18n/useTexts.ts';
import { useTakeFocus } from '../../../../ui/useTakeFocus.ts';
import { useObservation } from '../../../settings/index.ts';
import { TagPicker } from '../../TagPicker.tsx';
import type { EntryValues } from '../values.ts';

type Props = Readonly<{
  values: EntryValues;
  onChange(tags: readonly string[]): void;
  takesFocus: boolean;
  error: string | undefined;
}>;

/** Tags of category and observation are always there; a person adds their own. */
export function TagsField({ values, onChange, takesFocus, error }: Props) {
  const { t } = useTexts('features/entries/logEntry');
  const input = useTakeFocus<HTMLInputElement>(takesFocus);
  const { category, item, tagLabel } = useObservation();
  const fixed = tagsOfEntry({
    categoryTags: category(values.categoryId ?? '')?.tags ?? [],
    itemTags: item(values.itemId ?? '')?.tags ?? [],
    manualTags: [],
  });
  return (
    <TagPicker
      ref={input}
      label={t('tags.label')}
      placeholder={t('tags.placeholder')}
      description={fixed.length === 0 ? undefined : t('tags.fixed', { tags: fixed.map(tagLabel).join(', ') })}
      tags={values.manualTags}
      fixed={fixed}
      onChange={onChange}
      error={error}
    />
  );
}
