import { Alert, Button, Group, Stack } from '@mantine/core';
import type { ReactNode, SubmitEventHandler } from 'react';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { Dialog } from '../../ui/Dialog.tsx';
import { problemText } from './problemText.ts';

type Props = Readonly<{
  title: string;
  submitLabel: string;
  onSubmit: SubmitEventHandler<HTMLFormElement>;
  onClose(): void;
  save: Readonly<{ isPending: boolean; isError: boolean; error: unknown }>;
  children: ReactNode;
}>;

/** What went wrong on top, the fields, and the way back beside the way on, always in reach. */
export function FormDialog({ title, submitLabel, onSubmit, onClose, save, children }: Props) {
  const { t } = useTranslation('dataProfiles');
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
          <Button type="submit" form={formId} loading={save.isPending}>
            {submitLabel}
          </Button>
        </Group>
      }
    >
      <form id={formId} noValidate onSubmit={onSubmit}>
        <Stack gap="md">
          {save.isError ? (
            <Alert color="red" role="alert">
              {problemText(save.error, t)}
            </Alert>
          ) : null}
          {children}
        </Stack>
      </form>
    </Dialog>
  );
}
