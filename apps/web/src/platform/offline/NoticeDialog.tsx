import { Button, Group, Modal, Stack } from '@mantine/core';
import type { ReactNode } from 'react';
import { dialogWidths } from '../../ui/theme.ts';

type Props = Readonly<{
  title: string;
  children: ReactNode;
  button: { label: string; run(): void };
  /** Cannot be closed by Escape or a click outside. */
  isPersistent?: boolean;
  onClose?(): void;
}>;

/** Title, text, one button: the shape of all notices. */
export function NoticeDialog({ title, children, button, isPersistent = false, onClose }: Props) {
  return (
    <Modal
      opened
      onClose={() => onClose?.()}
      title={title}
      size={dialogWidths.standard}
      centered
      withCloseButton={false}
      closeOnEscape={!isPersistent}
      closeOnClickOutside={!isPersistent}
    >
      <Stack gap="sm">{children}</Stack>
      <Group justify="flex-end" mt="lg">
        <Button data-autofocus onClick={button.run}>
          {button.label}
        </Button>
      </Group>
    </Modal>
  );
}
