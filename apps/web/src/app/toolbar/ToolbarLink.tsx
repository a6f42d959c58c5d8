import { ActionIcon, Tooltip } from '@mantine/core';
import { Link } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import type { ToolbarButton } from './buttons.ts';
import classes from './ToolbarLink.module.css';

type Props = Readonly<{
  button: ToolbarButton;
  label: string;
  /** With a dot: something new is behind it. The label says so too. */
  isMarked?: boolean;
}>;

export function ToolbarLink({ button, label, isMarked = false }: Props) {
  const { t } = useTranslation('app');
  const { key, path, icon: Icon } = button;
  return (
    <Tooltip label={t(`toolbar.${key}`)}>
      <ActionIcon
        variant="subtle"
        color="gray"
        size={44}
        aria-label={label}
        renderRoot={(props) => <Link to={path} {...props} />}
      >
        <Icon size={22} stroke={1.75} aria-hidden />
        {isMarked ? <span className={classes.dot} aria-hidden /> : null}
      </ActionIcon>
    </Tooltip>
  );
}
