import { Button, Stack, Text, ThemeIcon, Title } from '@mantine/core';
import type { ReactNode } from 'react';

type Props = Readonly<{
  icon: ReactNode;
  title: string;
  body?: string | undefined;
  action?: { label: string; run(): void } | undefined;
  role?: 'alert' | 'status';
}>;

/** What a screen shows instead of its content: an icon, one sentence, one action. */
export function StateMessage({ icon, title, body, action, role = 'status' }: Props) {
  return (
    <Stack align="center" gap="sm" py="xl" px="md" role={role} ta="center">
      <ThemeIcon size={56} radius="xl" variant="light" aria-hidden>
        {icon}
      </ThemeIcon>
      <Title order={2} size="h3">
        {title}
      </Title>
      {body === undefined ? null : (
        <Text c="dimmed" maw={420}>
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
