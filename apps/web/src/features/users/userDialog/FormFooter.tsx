import { Alert, Button } from '@mantine/core';
import { IconAlertCircle } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { useConnectivity } from '../../../platform/connectivity/connectivity.ts';
import classes from './FormFooter.module.css';
import { OfflineNote } from './OfflineNote.tsx';

type Props = Readonly<{
  formId: string;
  /** Null where there is nothing to send. */
  submitLabel: string | null;
  isBusy: boolean;
  failure: string | null;
  onCancel(): void;
}>;

/** What went wrong, the way back and the way on. Without a network nothing can be sent, so the way on is not there. */
export function FormFooter({ formId, submitLabel, isBusy, failure, onCancel }: Props) {
  const { t } = useTranslation('userDialog');
  const { isOffline } = useConnectivity();
  return (
    <>
      {isOffline ? <OfflineNote /> : null}
      <div role="alert">
        {failure === null ? null : (
          <Alert color="red" variant="light" icon={<IconAlertCircle aria-hidden />} mb="sm">
            {failure}
          </Alert>
        )}
      </div>
      <div className={classes.buttons}>
        <Button variant="default" onClick={onCancel}>
          {t(submitLabel === null ? 'close' : 'cancel')}
        </Button>
        {isOffline || submitLabel === null ? null : (
          <Button type="submit" form={formId} loading={isBusy} className={classes.main}>
            {submitLabel}
          </Button>
        )}
      </div>
    </>
  );
}
