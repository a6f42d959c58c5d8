import { Text } from '@mantine/core';
import type { ShownComponent } from '@schooldog/contract/eop';
import { IconExternalLink, IconFileTypePdf } from '@tabler/icons-react';
import { Link } from '@tanstack/react-router';
import { useTexts } from '../../../platform/i18n/useTexts.ts';
import { RelativeTime } from '../../../ui/RelativeTime.tsx';
import classes from './Details.module.css';

/** The attached PDFs of the certified copy. Each opens in a tab of its own. */
export function AttachmentLinks({ component }: Readonly<{ component: ShownComponent }>) {
  const { t } = useTexts('features/eop');
  const { schoolId, id: componentId, certifiedAttachments } = component;
  if (certifiedAttachments.length === 0) return <Text c="dimmed">{t('attachments.none')}</Text>;
  return (
    <ul className={classes.list}>
      {certifiedAttachments.map(({ id, name, timestamp }) => (
        <li key={id}>
          <Link
            to="/eop/$schoolId/$componentId/attachment/$attachmentId"
            params={{ schoolId, componentId, attachmentId: id }}
            target="_blank"
            rel="noopener"
            className={classes.file}
          >
            <IconFileTypePdf size={20} aria-hidden />
            <span className={classes.words}>{name}</span>
            <IconExternalLink size={16} aria-label={t('attachments.newTab')} />
          </Link>
          <Text size="xs" c="dimmed">
            <RelativeTime moment={timestamp} />
          </Text>
        </li>
      ))}
    </ul>
  );
}
