import { Text, Title } from '@mantine/core';
import { formatDateTimeWithZone } from '@schooldog/domain/dates';
import { useTexts } from '../../../platform/i18n/useTexts.ts';
import { useUser } from '../../../platform/session/session.ts';
import { useNow } from '../../../ui/useNow.ts';
import { useOrganization, useTimeZone } from '../../schools/index.ts';
import { useEntryChips } from '../explorer/useEntryChips.ts';
import type { Explorer } from '../explorer/useExplorer.ts';

/** Says what the printed page is: the district, the filter, when it was printed and by whom. */
export function PrintHead({ explorer }: Readonly<{ explorer: Explorer }>) {
  const { t } = useTexts('features/entries');
  const district = useOrganization().data?.districtName ?? '';
  const chips = useEntryChips(explorer);
  const { firstName, lastName } = useUser();
  const when = formatDateTimeWithZone(useNow().toISOString(), useTimeZone());
  return (
    <header>
      <Title order={1} tabIndex={-1}>
        {t('print.title')}
      </Title>
      <Text>{[district, ...chips.map(({ label }) => label)].filter(Boolean).join(' · ')}</Text>
      <Text size="sm">{t('print.made', { when, name: `${firstName} ${lastName}` })}</Text>
    </header>
  );
}
