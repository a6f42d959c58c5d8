import { Switch } from '@mantine/core';
import { useTexts } from '../../platform/i18n/useTexts.ts';

type Archived = { showArchived?: boolean | undefined };
type Props<Filter extends Archived> = Readonly<{ filter: Filter; onChange(filter: Filter): void }>;

export function ArchivedSwitch<Filter extends Archived>({ filter, onChange }: Props<Filter>) {
  const { t } = useTexts('ui');
  return (
    <Switch
      label={t('filters.archived')}
      checked={filter.showArchived ?? false}
      py={8}
      onChange={({ currentTarget }) => onChange({ ...filter, showArchived: currentTarget.checked })}
    />
  );
}
