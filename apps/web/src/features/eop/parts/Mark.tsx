import type { Icon } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import marks from '../../../ui/mark.module.css';

type Props = Readonly<{ tone: string; MarkIcon: Icon; children: ReactNode }>;

export function Mark({ tone, MarkIcon, children }: Props) {
  return (
    <span className={marks.mark} data-tone={tone}>
      <MarkIcon size={14} aria-hidden />
      {children}
    </span>
  );
}
