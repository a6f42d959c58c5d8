import { Button, Stack, Text, ThemeIcon, Title } from '@mantine/core';
import type { ReactNode } from 'react';

type Props = Readonly<{
  icon: ReactNode;
  title: string;
  body?: string | undefined;
  action?: Readonly<{ label: string; run(): void }> | undefined;
  role?: 'alert' | 'status';
  /** Inside a card, which has its own heading. */
  isInCard?: boolean;
}>;

/** What a screen or a card shows instead of its content: an icon, one sentence, one action. */
export function StateMessage({ icon, title, body, action, role = 'status', isInCard = false }: Props) {
  const space = isInCard
    ? { gap: 'xs', py: 'md', px: 8, justify: 'center', flex: 1 }
    : { gap: 'sm', py: 'xl', px: 'md' };
  return (
    <Stack align="center" role={role} ta="center" {...space}>
      <ThemeIcon size={isInCard ? 48 : 56} radius="xl" variant="light" aria-hidden>
        {icon}
      </ThemeIcon>
      {isInCard ? (
        <Text fw={600}>{title}</Text>
      ) : (
        <Title order={2} size="h3">
          {title}
        </Title>
      )}
      {body === undefined ? null : (
        <Text c="dimmed" maw={420} {...(isInCard ? { size: 'sm' } : {})}>
          {body}
        </Text>
      )}
      {action === undefined ? null : (
        <Button variant="light" onClick={action.run}>
          {action.label}
        </Button>
      )}
    </Stack>
  );
}
