import { Text, Title } from '@mantine/core';
import type { Icon } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import classes from './FullPageMessage.module.css';

type Props = Readonly<{ icon: Icon; title: string; body: string; todo?: string; children?: ReactNode }>;

/** What happened, what is safe, what to do. */
export function FullPageMessage({ icon: Icon, title, body, todo, children }: Props) {
  return (
    <div className={classes.message}>
      <span className={classes.icon}>
        <Icon size={40} stroke={1.5} aria-hidden />
      </span>
      <Title order={1} mt="lg">
        {title}
      </Title>
      <Text mt="sm" c="dimmed">
        {body}
      </Text>
      {todo === undefined ? null : <Text mt="sm">{todo}</Text>}
      <div className={classes.actions}>{children}</div>
    </div>
  );
}
