import { Switch } from '@mantine/core';
import { useTranslation } from 'react-i18next';

type Archived = { showArchived?: boolean | undefined };
type Props<Filter extends Archived> = Readonly<{ filter: Filter; onChange(filter: Filter): void }>;

export function ArchivedSwitch<Filter extends Archived>({ filter, onChange }: Props<Filter>) {
  const { t } = useTranslation('ui');
  return (
    <Switch
      label={t('filters.archived')}
      checked={filter.showArchived ?? false}
      py={8}
      onChange={({ currentTarget }) => onChange({ ...filter, showArchived: currentTarget.checked })}
    />
  );
}
