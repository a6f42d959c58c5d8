import { ActionIcon } from '@mantine/core';
import { IconDots } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { DropMenu } from './floating/DropMenu.tsx';

type Props = Readonly<{
  label: string;
  /** Why nothing can be done with the record now. */
  whyNot?: string | undefined;
  isPending?: boolean;
  /** Beside other buttons. */
  isFramed?: boolean;
  className?: string;
  children: ReactNode;
}>;

/** Behind three dots: what can be done with a record. The children are items of a Mantine menu. */
export function MoreMenu({ label, whyNot, isPending = false, isFramed = false, className, children }: Props) {
  return (
    <DropMenu
      position="bottom-end"
      maxWidth={300}
      renderButton={(props) => (
        <ActionIcon
          {...props}
          {...(isFramed ? { variant: 'default' } : { variant: 'subtle', color: 'gray' })}
          {...(className === undefined ? {} : { className })}
          size={44}
          loading={isPending}
          disabled={whyNot !== undefined}
          title={whyNot}
          aria-label={label}
        >
          <IconDots size={20} aria-hidden />
        </ActionIcon>
      )}
    >
      {children}
    </DropMenu>
  );
}
