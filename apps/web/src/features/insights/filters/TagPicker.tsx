import { useTexts } from '../../../platform/i18n/useTexts.ts';
import { TagField } from '../../entries/index.ts';
import type { PickerProps } from './pickerProps.ts';

export function TagPicker({ choice, onChange }: PickerProps) {
  const { t } = useTexts('features/insights');
  return (
    <TagField
      label={t('filters.tag')}
      placeholder={t('filters.chooseTag')}
      value={choice.selectedTag ?? ''}
      onChange={(tag) => onChange({ ...choice, selectedTag: tag === '' ? null : tag })}
    />
  );
}
