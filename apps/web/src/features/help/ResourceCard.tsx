import { Anchor, Text, Title, VisuallyHidden } from '@mantine/core';
import { IconExternalLink, IconPhone } from '@tabler/icons-react';
import { useTexts } from '../../platform/i18n/useTexts.ts';
import classes from './ResourceCard.module.css';
import type { Resource } from './resourceGroups.ts';

type ResourceCardProps = Readonly<{ resource: Resource; name: string; text: string }>;

export function ResourceCard({ resource, name, text }: ResourceCardProps) {
  const { t } = useTexts('features/help');
  const { url, icon: ResourceIcon, phone } = resource;

  return (
    <li className={classes.card}>
      <span className={classes.icon}>
        <ResourceIcon size={22} stroke={1.6} aria-hidden />
      </span>
      <div>
        <Title order={3}>
          <a href={url} target="_blank" rel="noopener noreferrer" className={classes.link}>
            {name}
            <VisuallyHidden> {t('resources.newTab')}</VisuallyHidden>
          </a>
        </Title>
        <Text size="sm" mt={4} className={classes.text}>
          {text}
        </Text>
        {phone !== undefined && (
          <Anchor
            href={`tel:${phone.replaceAll('-', '')}`}
            className={classes.phone}
            aria-label={t('resources.call', { name, phone })}
          >
            <IconPhone size={18} aria-hidden />
            {phone}
          </Anchor>
        )}
      </div>
      <IconExternalLink size={16} aria-hidden className={classes.outside} />
    </li>
  );
}
