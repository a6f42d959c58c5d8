import { Anchor, Group, Stack, Text } from '@mantine/core';
import type { School } from '@schooldog/domain/schools';
import { IconExternalLink } from '@tabler/icons-react';
import { useTexts } from '../../platform/i18n/useTexts.ts';

export function LinkList({ links }: { links: School['links'] }) {
  const { t } = useTexts('features/schools');
  if (links.length === 0) return <Text c="dimmed">{t('links.empty')}</Text>;
  return (
    <Stack gap={4}>
      {links.map(({ name, url }) => (
        <Anchor key={`${name} ${url}`} href={url} target="_blank" rel="noreferrer" py={8}>
          <Group gap={6} wrap="nowrap">
            <IconExternalLink size={16} aria-label={t('links.opens')} />
            {name}
          </Group>
        </Anchor>
      ))}
    </Stack>
  );
}
