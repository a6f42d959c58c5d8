import { SegmentedControl, VisuallyHidden } from '@mantine/core';
import { IconLayoutGrid, IconTable } from '@tabler/icons-react';
import { useTexts } from '../../platform/i18n/useTexts.ts';
import { useIsPhone } from '../useIsPhone.ts';
import type { ListView } from './useListView.ts';

type Props = Readonly<{ view: ListView; onChange(view: ListView): void }>;

const icons = { cards: IconLayoutGrid, table: IconTable };

/** Only on wide screens; a phone has rows. */
export function ListViewSwitch({ view, onChange }: Props) {
  const { t } = useTexts('ui');
  const isPhone = useIsPhone();
  const option = (value: ListView) => {
    const Icon = icons[value];
    const label = (
      <>
        <Icon size={18} aria-hidden style={{ display: 'block' }} />
        <VisuallyHidden>{t(`listView.${value}`)}</VisuallyHidden>
      </>
    );
    return { value, label };
  };
  if (isPhone) return null;
  return (
    <SegmentedControl
      aria-label={t('listView.label')}
      data={[option('cards'), option('table')]}
      value={view}
      onChange={onChange}
    />
  );
}
