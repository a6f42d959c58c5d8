import { Alert, Button, Group, Stack } from '@mantine/core';
import { IconAlertCircle } from '@tabler/icons-react';
import { type ReactNode, type SubmitEventHandler, useId } from 'react';
import { useTranslation } from 'react-i18next';
import { Dialog } from './Dialog.tsx';

type Props = Readonly<{
  title: string;
  submitLabel: string;
  onSubmit: SubmitEventHandler<HTMLFormElement>;
  onClose(): void;
  isPending: boolean;
  /** Why the last try failed, in words. */
  problem: string | null;
  children: ReactNode;
}>;

/** What went wrong on top, the fields, and the way back beside the way on, always in reach. */
export function FormDialog({ title, submitLabel, onSubmit, onClose, isPending, problem, children }: Props) {
  const { t } = useTranslation('ui');
  const formId = useId();
  return (
    <Dialog
      title={title}
      onClose={onClose}
      footer={
        <Group justify="flex-end">
          <Button variant="default" onClick={onClose}>
            {t('cancel')}
          </Button>
          <Button type="submit" form={formId} loading={isPending}>
            {submitLabel}
          </Button>
        </Group>
      }
    >
      <form id={formId} noValidate onSubmit={onSubmit}>
        <Stack gap="md">
          {problem === null ? null : (
            <Alert color="red" role="alert" icon={<IconAlertCircle aria-hidden />}>
              {problem}
            </Alert>
          )}
          {children}
        </Stack>
      </form>
    </Dialog>
  );
}
