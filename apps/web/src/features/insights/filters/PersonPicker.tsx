import { useTranslation } from 'react-i18next';
import { UserPicker } from '../../picker/index.ts';
import type { PickerProps } from './pickerProps.ts';

export function PersonPicker({ choice, onChange }: PickerProps) {
  const { t } = useTranslation('features/insights');
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
