import { ActionIcon, Button, Fieldset, Group, Text, TextInput } from '@mantine/core';
import { eopLimits } from '@schooldog/domain/eop';
import { responderLimits, sharedComponentSchema } from '@schooldog/domain/responderLinks';
import { IconPlus, IconX } from '@tabler/icons-react';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { api } from '../../../platform/api/client.ts';
import { refusalOf } from '../../../platform/api/problem.ts';
import { useTexts } from '../../../platform/i18n/useTexts.ts';
import { rejectionText, useProblemText } from '../../../platform/problems/index.ts';
import { toastSuccess } from '../../../platform/toasts/toasts.ts';
import { newId } from '../../../platform/newId.ts';
import { GrowingTextField } from '../../../ui/GrowingTextField.tsx';
import { focusFirstError } from '../../../ui/focusFirstError.ts';
import { FormDialog } from '../../../ui/FormDialog.tsx';

type Props = Readonly<{
  componentId: string;
  name: string;
  /** Others reach only people who can see the plan. */
  mayReachOutside: boolean;
  onClose(): void;
}>;

type Row = Readonly<{ key: string; email: string; firstName: string }>;

const emptyRow = (): Row => ({ key: newId(), email: '', firstName: '' });

/** Mails a link to the certified component; the PDF itself is never attached. */
export function SendByEmailDialog({ componentId, name, mayReachOutside, onClose }: Props) {
  const { t } = useTexts('features/responderLinks/share');
  const [rows, setRows] = useState<readonly Row[]>(() => [emptyRow()]);
  const [message, setMessage] = useState('');
  const [isChecked, setIsChecked] = useState(false);
  const sending = useMutation(
    api.responderLinks.shareEopComponentByEmail.mutationOptions({
      onSuccess: () => {
        toastSuccess(t('sent'));
        onClose();
      },
    }),
  );
  const input = {
    eopComponentId: componentId,
    emails: rows.map(({ email, firstName }) => ({ email, firstName })),
    emailMessage: message,
  };
  const problemText = useProblemText();
  /** A limit has its own text: trying again soon does not help. */
  const whyNot = (failure: unknown) => {
    const { status, code } = refusalOf(failure);
    return status === 429 ? problemText(code) : rejectionText(failure);
  };
  const { error } = sharedComponentSchema.safeParse(input);
  const wrong = new Set(isChecked ? error?.issues.map(({ path }) => path.slice(1).join(' ')) : []);
  const change = (row: Row) => setRows(rows.map((one) => (one.key === row.key ? row : one)));
  return (
    <FormDialog
      title={t('title')}
      submitLabel={t('submit')}
      isPending={sending.isPending}
      problem={sending.isError ? (whyNot(sending.error) ?? t('failed')) : null}
      offlineReason={t('offlineReason')}
      onClose={onClose}
      onSubmit={(event) => {
        event.preventDefault();
        setIsChecked(true);
        if (error === undefined) sending.mutate(input);
        else focusFirstError(event);
      }}
    >
      <Text>{t('lead', { name })}</Text>
      {mayReachOutside ? null : (
        <Text size="sm" c="dimmed">
          {t('inside')}
        </Text>
      )}
      {rows.map((row, index) => (
        <Fieldset key={row.key} legend={t('recipient', { number: index + 1 })}>
          <Group gap="sm" align="flex-start">
            <TextInput
              flex="1 1 160px"
              label={t('firstName')}
              value={row.firstName}
              onChange={({ currentTarget }) => change({ ...row, firstName: currentTarget.value })}
              maxLength={responderLimits.name}
              autoComplete="off"
              error={wrong.has(`${index} firstName`) ? t('required') : undefined}
              required
            />
            <TextInput
              flex="2 1 220px"
              label={t('email')}
              type="email"
              inputMode="email"
              autoComplete="off"
              value={row.email}
              onChange={({ currentTarget }) => change({ ...row, email: currentTarget.value })}
              error={wrong.has(`${index} email`) ? t('emailInvalid') : undefined}
              required
            />
            {rows.length === 1 ? null : (
              <ActionIcon
                variant="subtle"
                color="gray"
                size={44}
                mt={20}
                aria-label={t('remove', { number: index + 1 })}
                onClick={() => setRows(rows.filter((one) => one.key !== row.key))}
              >
                <IconX size={18} aria-hidden />
              </ActionIcon>
            )}
          </Group>
        </Fieldset>
      ))}
      {rows.length < eopLimits.recipients ? (
        <Button
          variant="default"
          mih={44}
          leftSection={<IconPlus size={16} aria-hidden />}
          onClick={() => setRows([...rows, emptyRow()])}
        >
          {t('add')}
        </Button>
      ) : null}
      <GrowingTextField
        label={t('message')}
        description={t('length', { length: message.length, most: eopLimits.message })}
        value={message}
        onChange={({ currentTarget }) => setMessage(currentTarget.value)}
        maxLength={eopLimits.message}
        minRows={3}
      />
    </FormDialog>
  );
}
