import { Badge, Tabs } from '@mantine/core';
import type { AlertTab } from '@schooldog/contract/alerts';
import { numberText } from '@schooldog/domain/kernel';
import { useQuery } from '@tanstack/react-query';
import { api } from '../../../platform/api/client.ts';
import { useTexts } from '../../../platform/i18n/useTexts.ts';

/** The tabs with how many alerts are open in each. The words say so, because a tab also lists what is not sent yet. */
export function AlertTabList({ offered }: Readonly<{ offered: readonly AlertTab[] }>) {
  const { t } = useTexts('features/alerts');
  const open = useQuery(api.alerts.countOpenAlerts.queryOptions());
  return (
    <Tabs.List aria-label={t('tabs.label')} mb="md">
      {offered.map((one) => (
        <Tabs.Tab key={one} value={one} mih={44} rightSection={<OpenCount count={open.data?.[one]} />}>
          {t(`tabs.${one}`)}
        </Tabs.Tab>
      ))}
    </Tabs.List>
  );
}

/** None is no number. */
function OpenCount({ count }: Readonly<{ count: number | null | undefined }>) {
  const { t, language } = useTexts('features/alerts');
  if (count === undefined || count === null || count === 0) return null;
  return (
    <Badge size="sm" variant="light" tt="none">
      {t('tabs.open', { count, number: numberText(count, language) })}
    </Badge>
  );
}
