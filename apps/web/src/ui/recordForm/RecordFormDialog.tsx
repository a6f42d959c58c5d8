// The form of a record that the device keeps: checked, stored in the outbox, and closed when it is safe there.
import { Button, Stack } from '@mantine/core';
import { useHotkeys } from '@mantine/hooks';
import { IconAlertCircle } from '@tabler/icons-react';
import { type ComponentProps, memo, type ReactNode, useId } from 'react';
import { useTexts } from '../../platform/i18n/useTexts.ts';
import { AlertRegion } from '../AlertRegion.tsx';
import { Dialog } from '../Dialog.tsx';
import classes from './RecordFormDialog.module.css';
import { useRecordSubmit } from './useRecordSubmit.ts';

type Props = Readonly<{
  title: string;
  width?: ComponentProps<typeof Dialog>['width'];
  submitLabel: string;
  /** Said when the device could not keep it. */
  notStored: string;
  /** False when something has to be put right first; shows what, and moves the focus there. */
  check(form: HTMLFormElement | null): boolean;
  store(): Promise<void>;
  onClose(): void;
  /** Another dialog is open above it. */
  isCovered?: boolean;
  /** False while it is only drawn ahead. */
  isOpen?: boolean | undefined;
  children: ReactNode;
}>;

export function RecordFormDialog(props: Props) {
  const { title, width = 'standard', submitLabel, notStored, check, store, onClose, isOpen } = props;
  const formId = useId();
  const { form, submit, isBusy, hasFailed } = useRecordSubmit({ check, store, onStored: onClose });
  // Also while typing: the comment is often the last field.
  useHotkeys(isOpen === false ? [] : [['mod+Enter', () => void submit()]], []);

  return (
    <Dialog
      title={title}
      width={width}
      onClose={onClose}
      isCovered={props.isCovered ?? false}
      {...(isOpen === undefined ? {} : { isOpen })}
      footer={
        <>
          <AlertRegion color="red" icon={<IconAlertCircle aria-hidden />} mb="sm">
            {hasFailed ? notStored : null}
          </AlertRegion>
          <FormButtons formId={formId} submitLabel={submitLabel} isBusy={isBusy} onClose={onClose} />
        </>
      }
    >
      <form
        id={formId}
        ref={form}
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          void submit();
        }}
      >
        <Stack gap="md">{props.children}</Stack>
      </form>
    </Dialog>
  );
}

type ButtonsProps = Readonly<{ formId: string; submitLabel: string; isBusy: boolean; onClose(): void }>;

const FormButtons = memo(function FormButtons({ formId, submitLabel, isBusy, onClose }: ButtonsProps) {
  const { t } = useTexts('ui');
  return (
    <div className={classes.buttons}>
      <Button variant="default" size="md" className={classes.cancel ?? ''} onClick={onClose}>
        {t('cancel')}
      </Button>
      <Button type="submit" form={formId} size="md" loading={isBusy} className={classes.submit ?? ''}>
        {submitLabel}
      </Button>
    </div>
  );
});
