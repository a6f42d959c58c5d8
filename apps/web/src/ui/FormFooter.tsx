import { Button } from '@mantine/core';
import { IconAlertCircle } from '@tabler/icons-react';
import { useConnectivity } from '../platform/connectivity/connectivity.ts';
import { useTexts } from '../platform/i18n/useTexts.ts';
import { AlertRegion } from './AlertRegion.tsx';
import classes from './FormFooter.module.css';
import { OfflineNote } from './OfflineNote.tsx';

type Props = Readonly<{
  formId: string;
  /** Null where there is nothing to send. */
  submitLabel: string | null;
  isPending: boolean;
  isDisabled?: boolean;
  /** Why the last attempt failed, as text. */
  problem: string | null;
  /** For forms that need the server: the text without a network. It replaces the submit button. */
  offlineReason?: string | undefined;
  onCancel(): void;
}>;

/** The error, and the two buttons of a form. */
export function FormFooter(props: Props) {
  const { formId, submitLabel, isPending, isDisabled = false, problem, offlineReason, onCancel } = props;
  const { t } = useTexts('ui');
  const { isOffline } = useConnectivity();
  const isBlocked = isOffline && offlineReason !== undefined;
  return (
    <>
      {offlineReason === undefined ? null : <OfflineNote>{offlineReason}</OfflineNote>}
      <AlertRegion color="red" variant="light" icon={<IconAlertCircle aria-hidden />} mb="sm">
        {problem}
      </AlertRegion>
      <div className={classes.buttons}>
        <Button variant="default" onClick={onCancel}>
          {t(submitLabel === null ? 'close' : 'cancel')}
        </Button>
        {isBlocked || submitLabel === null ? null : (
          <Button
            type="submit"
            form={formId}
            loading={isPending}
            disabled={isDisabled}
            className={classes.main ?? ''}
          >
            {submitLabel}
          </Button>
        )}
      </div>
    </>
  );
}
