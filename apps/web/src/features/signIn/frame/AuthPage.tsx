import { Text, ThemeIcon, Title } from '@mantine/core';
import type { Icon } from '@tabler/icons-react';
import { useEffect, useRef, type ReactNode } from 'react';
import classes from './AuthPage.module.css';

type Props = Readonly<{
  title: string;
  lead?: ReactNode;
  icon?: Icon;
  tone?: 'calm' | 'good' | 'bad';
  /** The next step on the same page: the focus moves to its heading, for screen readers. */
  isNext?: boolean;
  children?: ReactNode;
}>;

const colors = { calm: 'pine', good: 'green', bad: 'red' } as const;

/** The head of every page around signing in: what this is, in a line or two, and then the one thing to do. */
export function AuthPage({ title, lead, icon: Mark, tone = 'calm', isNext = false, children }: Props) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    if (isNext) heading.current?.focus();
  }, [isNext]);

  return (
    <div className={classes.page}>
      {Mark === undefined ? null : (
        <ThemeIcon size={52} variant="light" color={colors[tone]} mb="md" aria-hidden>
          <Mark size={28} stroke={1.6} />
        </ThemeIcon>
      )}
      <Title order={1} fz={28} lh={1.2} tabIndex={-1} ref={heading}>
        {title}
      </Title>
      {lead === undefined ? null : (
        <Text c="dimmed" mt={8} component="div">
          {lead}
        </Text>
      )}
      <div className={classes.body}>{children}</div>
    </div>
  );
}
