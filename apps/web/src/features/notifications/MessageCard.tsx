import { Badge, Box, Card, Group, Text } from '@mantine/core';
import type { Message } from '@schooldog/contract/notifications';
import { IconBell, IconDeviceMobileMessage, IconMail } from '@tabler/icons-react';
import { Fragment } from 'react';
import { useTexts } from '../../platform/i18n/useTexts.ts';
import { CopyIcon } from '../../ui/CopyIcon.tsx';
import { RelativeTime } from '../../ui/RelativeTime.tsx';
import classes from './MessageCard.module.css';

const icons = { mail: IconMail, sms: IconDeviceMobileMessage, push: IconBell } as const;
const colors = { waiting: 'gray', sent: 'green', kept: 'blue', failed: 'red' } as const;

export function MessageCard({ message }: { message: Message }) {
  const { t } = useTexts('features/notifications');
  const Icon = icons[message.channel];
  return (
    <Card withBorder padding="sm">
      <Group wrap="nowrap" align="flex-start" gap="sm">
        <Icon size={20} aria-label={t(`channels.${message.channel}`)} />
        <Box flex={1} miw={0}>
          <Group justify="space-between" gap="xs">
            <Text fw={600}>
              {message.subject === '' ? t(`channels.${message.channel}`) : message.subject}
            </Text>
            <Badge color={colors[message.status]} variant="light">
              {t(`status.${message.status}`)}
            </Badge>
          </Group>
          <Text size="sm" c="dimmed">
            {t('to', { recipient: message.recipient })} · <RelativeTime moment={message.timeCreated} />
          </Text>
          {message.text === '' ? null : <p className={classes.text}>{withLinks(message.text)}</p>}
        </Box>
        {message.text === '' ? null : <CopyIcon value={message.text} what={t('text')} />}
      </Group>
    </Card>
  );
}

/** Addresses of the mail's own links can be followed from here. */
function withLinks(text: string) {
  let start = 0;
  return text.split(/(https?:\/\/\S+)/).map((part) => {
    const key = `${start} ${part}`;
    start += part.length;
    return part.startsWith('http') ? (
      <a key={key} href={part}>
        {part}
      </a>
    ) : (
      <Fragment key={key}>{part}</Fragment>
    );
  });
}
