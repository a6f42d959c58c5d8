import { Stack } from '@mantine/core';
import { type ComponentProps, type ReactNode, type SubmitEventHandler, useId } from 'react';
import { Dialog } from './Dialog.tsx';
import { FormFooter } from './FormFooter.tsx';

type Props = Omit<ComponentProps<typeof FormFooter>, 'formId' | 'onCancel' | 'submitLabel'> &
  Readonly<{
    title: string;
    width?: ComponentProps<typeof Dialog>['width'];
    submitLabel: string;
    onSubmit: SubmitEventHandler<HTMLFormElement>;
    onClose(): void;
    children: ReactNode;
  }>;

/** The fields, and below them the error and the two buttons, always in reach. */
export function FormDialog({ title, width = 'standard', onSubmit, onClose, children, ...footer }: Props) {
  const formId = useId();
  return (
    <Dialog
      title={title}
      width={width}
      onClose={onClose}
      footer={<FormFooter formId={formId} onCancel={onClose} {...footer} />}
    >
      <form id={formId} noValidate onSubmit={onSubmit}>
        <Stack gap="md">{children}</Stack>
      </form>
    </Dialog>
  );
}
