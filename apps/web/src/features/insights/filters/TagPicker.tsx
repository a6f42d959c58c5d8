import { useTranslation } from 'react-i18next';
import { TagField } from '../../entries/index.ts';
import type { PickerProps } from './pickerProps.ts';

export function TagPicker({ choice, onChange }: PickerProps) {
  const { t } = useTranslation('features/insights');
  return (
    <TagField
      label={t('filters.tag')}
      placeholder={t('filters.chooseTag')}
      value={choice.selectedTag ?? ''}
      onChange={(tag) => onChange({ ...choice, selectedTag: tag === '' ? null : tag })}
    />
  );
}
