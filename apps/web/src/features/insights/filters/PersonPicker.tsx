import { useTexts } from '../../../platform/i18n/useTexts.ts';
import { UserPicker } from '../../picker/index.ts';
import type { PickerProps } from './pickerProps.ts';

export function PersonPicker({ choice, onChange }: PickerProps) {
  const { t } = useTexts('features/insights');
  const { selectedUserId: userId } = choice;
  return (
    <UserPicker
      label={t('filters.user')}
      value={userId === null ? [] : [userId]}
      max={1}
      onChange={(userIds) => onChange({ ...choice, selectedUserId: userIds.at(-1) ?? null })}
    />
  );
}
