import { Button, Stack, Text, TextInput, Title } from '@mantine/core';
import type { ResponderPage } from '@schooldog/contract/responderLinks';
import { IconMail } from '@tabler/icons-react';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { z } from 'zod';
import { client } from '../../../platform/api/client.ts';
import { refusalOf } from '../../../platform/api/problem.ts';
import { useTexts } from '../../../platform/i18n/useTexts.ts';
import { useProblemText } from '../../../platform/problems/index.ts';
import { FailureAlert } from '../../../ui/FailureAlert.tsx';
import { useTakeFocus } from '../../../ui/useTakeFocus.ts';
import { rememberCode, sentCode } from './sentCode.ts';

type Props = Readonly<{
  token: string;
  maskedEmail: string;
  onEnter(page: ResponderPage): void;
  /** The link may have ended in the meantime. */
  onEnd(): void;
}>;

const codeLength = 6;
const triesSchema = z.object({ triesLeft: z.int().min(0) });

export function CodeStep({ token, maskedEmail, onEnter, onEnd }: Props) {
  const { t, language } = useTexts('features/responderLinks/responder');
  const problemText = useProblemText();
  const [codeId, setCodeId] = useState(() => sentCode(token));
  const [code, setCode] = useState('');
  const field = useTakeFocus<HTMLInputElement>(codeId !== null);
  const endIfOver = (error: unknown) => {
    if (refusalOf(error).code === 'responderLink.ended') onEnd();
  };
  const sending = useMutation({
    mutationFn: () =>
      client.responderLinks.sendResponderCode({ token, language: language === 'es' ? 'es' : 'en' }),
    onSuccess: (sent) => {
      rememberCode(token, sent.codeId);
      setCodeId(sent.codeId);
      setCode('');
      entering.reset();
    },
    onError: endIfOver,
  });
  const entering = useMutation({
    mutationFn: (given: { codeId: string; code: string }) =>
      client.responderLinks.enterResponderCode({ token, ...given }),
    onSuccess: onEnter,
    onError: endIfOver,
  });
  const failed = (error: unknown) => {
    const { data } = triesSchema.safeParse(refusalOf(error).data);
    if (data?.triesLeft === 0) return problemText('responderLink.codeExpired');
    if (data !== undefined) return t('code.wrong', { count: data.triesLeft });
    return problemText(refusalOf(error).code) ?? t('code.failed');
  };
  const send = (
    <Button
      mih={44}
      variant={codeId === null ? 'filled' : 'default'}
      leftSection={<IconMail size={18} aria-hidden />}
      loading={sending.isPending}
      onClick={() => sending.mutate()}
    >
      {t(codeId === null ? 'code.send' : 'code.again')}
    </Button>
  );
  return (
    <Stack gap="md" maw={420} mx="auto">
      <Title order={1}>{t('code.title')}</Title>
      {codeId === null ? (
        <Text>{t('code.body', { email: maskedEmail })}</Text>
      ) : (
        <form
          noValidate
          onSubmit={(event) => {
            event.preventDefault();
            if (code.length === codeLength) entering.mutate({ codeId, code });
          }}
        >
          <Stack gap="md">
            <Text component="output">{t('code.sent', { email: maskedEmail })}</Text>
            <TextInput
              label={t('code.label')}
              name="one-time-code"
              autoComplete="one-time-code"
              inputMode="numeric"
              size="lg"
              maxLength={codeLength}
              value={code}
              onChange={({ currentTarget }) =>
                setCode(currentTarget.value.replaceAll(/\D/g, '').slice(0, codeLength))
              }
              error={entering.isError ? failed(entering.error) : undefined}
              ref={field}
            />
            <Button type="submit" mih={44} loading={entering.isPending} disabled={code.length !== codeLength}>
              {t('code.submit')}
            </Button>
          </Stack>
        </form>
      )}
      {sending.isError ? <FailureAlert>{failed(sending.error)}</FailureAlert> : null}
      {send}
      <Text size="sm" c="dimmed">
        {t('code.notice')}
      </Text>
    </Stack>
  );
}
