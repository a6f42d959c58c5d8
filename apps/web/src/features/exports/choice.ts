import type { ExportFormat } from '@schooldog/domain/exports';
import type { Icon } from '@tabler/icons-react';

export type Choice = Readonly<{
  format: ExportFormat;
  Icon: Icon;
  help: string;
  reason: string | null;
}>;

/** Looks and reads as disabled, but can be focused, so that users can find out why. */
export const off = { 'aria-disabled': true, 'data-disabled': true } as const;
