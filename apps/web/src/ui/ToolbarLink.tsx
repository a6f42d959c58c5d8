import { ActionIcon } from '@mantine/core';
import type { Icon } from '@tabler/icons-react';
import { Link } from '@tanstack/react-router';
import { Hint } from './floating/Hint.tsx';
import classes from './newsDot.module.css';

type Props = Readonly<{
  to: string;
  icon: Icon;
  hint: string;
  label: string;
  /** With a dot: something new is behind it. The label includes it too. */
  isMarked?: boolean;
  /** A number at its corner; the label includes it too. */
  count?: number;
}>;

export function ToolbarLink({ to, icon: ShownIcon, hint, label, isMarked = false, count = 0 }: Props) {
  return (
    <Hint label={hint}>
      {(hinted) => (
        <ActionIcon
          {...hinted}
          variant="subtle"
          color="gray"
          size={44}
          aria-label={label}
          renderRoot={(props) => <Link to={to} {...props} />}
        >
          <ShownIcon size={22} stroke={1.75} aria-hidden />
          {count > 0 ? (
            <span className={classes.count} aria-hidden>
              {count > 99 ? '99+' : count}
            </span>
          ) : null}
          {isMarked ? <span className={classes.dot} aria-hidden /> : null}
        </ActionIcon>
      )}
    </Hint>
  );
}
