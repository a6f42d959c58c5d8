import { Alert, Button, Stack } from '@mantine/core';
import { IconAlertCircle } from '@tabler/icons-react';
import { useId, type ReactNode, type SubmitEventHandler } from 'react';
import { useTranslation } from 'react-i18next';
import { useConnectivity } from '../../../platform/connectivity/connectivity.ts';
import { Dialog } from '../../../ui/Dialog.tsx';
import classes from './DialogForm.module.css';

type Props = Readonly<{
  title: string;
  submitLabel: string;
  isBusy: boolean;
  failure: string | null;
  onSubmit: SubmitEventHandler<HTMLFormElement>;
  onClose(): void;
  children: ReactNode;
}>;

/** The fields, and below them what went wrong and the two ways out, which stay in view. */
export function DialogForm({ title, submitLabel, isBusy, failure, onSubmit, onClose, children }: Props) {
  const { t } = useTranslation('observationSettings');
  const { isOffline } = useConnectivity();
  const formId = useId();
  const trouble = isOffline ? t('offline') : failure;
  const footer = (
    <>
      <div role="alert">
        {trouble === null ? null : (
          <Alert color="red" variant="light" icon={<IconAlertCircle aria-hidden />} mb="sm">
            {trouble}
          </Alert>
        )}
      </div>
      <div className={classes.buttons}>
        <Button variant="default" onClick={onClose}>
          {t('dialog.cancel')}
        </Button>
        <Button
          type="submit"
          form={formId}
          loading={isBusy}
          disabled={isOffline}
          className={classes.main ?? ''}
        >
          {submitLabel}
        </Button>
      </div>
    </>
  );
  return (
    <Dialog title={title} onClose={onClose} footer={footer}>
      <form noValidate id={formId} onSubmit={onSubmit}>
        <Stack gap="md">{children}</Stack>
      </form>
    </Dialog>
  );
}
