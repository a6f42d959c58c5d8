import { Menu } from '@mantine/core';
import type { EntryFilter } from '@schooldog/domain/entries';
import { IconPrinter } from '@tabler/icons-react';
import { Link } from '@tanstack/react-router';
import { useTexts } from '../../../platform/i18n/useTexts.ts';
import { entryFilter } from './entryFilter.ts';

export function PrintItem({ filter }: Readonly<{ filter: EntryFilter }>) {
  const { t } = useTexts('features/entries');
  return (
    <Menu.Item
      leftSection={<IconPrinter size={18} aria-hidden />}
      renderRoot={(props) => <Link to="/entries/print" search={entryFilter.write(filter)} {...props} />}
    >
      {t('print.open')}
    </Menu.Item>
  );
}
