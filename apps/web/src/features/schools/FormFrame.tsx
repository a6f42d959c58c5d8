import { Alert, Button, Group, Stack } from '@mantine/core';
import type { ReactNode, SubmitEventHandler } from 'react';
import { useTexts } from '../../platform/i18n/useTexts.ts';
import { useMergeProblem } from '../../ui/useMergeProblem.ts';
import { saveErrorText } from './fieldError.ts';

type Props = Readonly<{
  onSubmit: SubmitEventHandler<HTMLFormElement>;
  onCancel(): void;
  submitLabel: string;
  save: Readonly<{ isPending: boolean; isError: boolean; error: unknown }>;
  children: ReactNode;
}>;

/** A form of a school: what went wrong on top, the fields, and the way back beside the way on. */
export function FormFrame({ onSubmit, onCancel, submitLabel, save, children }: Props) {
  const { t } = useTexts('features/schools');
  const mergeProblem = useMergeProblem();
  return (
    <form noValidate onSubmit={onSubmit}>
      <Stack gap="md">
        {save.isError ? (
          <Alert color="red" role="alert">
            {mergeProblem(save.error) ?? saveErrorText(save.error, t)}
          </Alert>
        ) : null}
        {children}
        <Group justify="flex-end">
          <Button variant="default" onClick={onCancel}>
            {t('info.cancel')}
          </Button>
          <Button type="submit" loading={save.isPending}>
            {submitLabel}
          </Button>
        </Group>
      </Stack>
    </form>
  );
}
