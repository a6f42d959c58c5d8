import { Button, Text, ThemeIcon } from '@mantine/core';
import type { ReactNode } from 'react';
import classes from './CardMessage.module.css';

type Props = Readonly<{
  icon: ReactNode;
  text: string;
  detail?: string | undefined;
  action?: Readonly<{ label: string; run(): void }> | undefined;
  role?: 'alert';
}>;

/** What a card says when it has nothing to show: an icon, one sentence, one action. */
export function CardMessage({ icon, text, detail, action, role }: Props) {
  return (
    <div className={classes.message} role={role}>
      <ThemeIcon size={48} radius="xl" variant="light" aria-hidden>
        {icon}
      </ThemeIcon>
      <Text fw={600}>{text}</Text>
      {detail === undefined ? null : (
        <Text size="sm" c="dimmed">
          {detail}
        </Text>
      )}
      {action === undefined ? null : (
        <Button variant="light" onClick={action.run}>
          {action.label}
        </Button>
      )}
    </div>
  );
}
