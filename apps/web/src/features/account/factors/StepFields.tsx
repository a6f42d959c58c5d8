import { Button, Stack } from '@mantine/core';
import { useState, type ReactNode, type SubmitEvent } from 'react';
import { useTexts } from '../../../platform/i18n/useTexts.ts';
import { focusErrorIn } from '../../../ui/focusFirstError.ts';
import { CodeField } from './CodeField.tsx';

type Props = Readonly<{
  code: string;
  onCode(code: string): void;
  error: string | null;
  isBusy: boolean;
  onSubmit(): Promise<void>;
  isRecovery?: boolean;
  help?: string;
  verifyLabel?: string;
  children?: ReactNode;
}>;

/** The code and its button. The error belongs to the field, and is read out with it. */
export function StepFields(props: Props) {
  const { t } = useTexts('features/account/factors');
  const [isEmptied, setIsEmptied] = useState(false);
  const type = (code: string) => {
    setIsEmptied(code === '');
    props.onCode(code);
  };
  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (props.code.trim() === '') return;
    const form = event.currentTarget;
    void props.onSubmit().then(() => focusErrorIn(form));
  };
  return (
    <form noValidate onSubmit={submit}>
      <Stack gap="md">
        <CodeField
          label={props.isRecovery === true ? t('step.recoveryCode') : t('step.code')}
          {...(props.help === undefined ? {} : { description: props.help })}
          isRecovery={props.isRecovery === true}
          value={props.code}
          onChange={type}
          error={props.error ?? (isEmptied ? t('step.required') : null)}
        />
        <Button type="submit" size="md" loading={props.isBusy} disabled={props.code.trim() === ''}>
          {props.verifyLabel ?? t('step.verify')}
        </Button>
        {props.children}
      </Stack>
    </form>
  );
}
