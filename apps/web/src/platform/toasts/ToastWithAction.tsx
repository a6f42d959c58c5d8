import { Button, Group } from '@mantine/core';

export type ToastAction = Readonly<{ label: string; run(): void }>;

export function ToastWithAction({ message, action }: { message: string; action: ToastAction }) {
  return (
    <Group justify="space-between" wrap="nowrap">
      <span>{message}</span>
      <Button size="compact-sm" variant="light" flex="none" onClick={action.run}>
        {action.label}
      </Button>
    </Group>
  );
}
