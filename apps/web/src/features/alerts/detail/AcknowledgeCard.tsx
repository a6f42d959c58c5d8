import { Button, Card, Group, Text, Title } from '@mantine/core';
import { alertLimits } from '@schooldog/domain/alerts';
import { IconChecks } from '@tabler/icons-react';
import { useMutation } from '@tanstack/react-query';
import { useId, useState } from 'react';
import { api } from '../../../platform/api/client.ts';
import { useConnectivity } from '../../../platform/connectivity/connectivity.ts';
import { useTexts } from '../../../platform/i18n/useTexts.ts';
import { GrowingTextField } from '../../../ui/GrowingTextField.tsx';
import { useSaved } from './useSaved.ts';

/** For the person whom the alert was sent to, until they have acknowledged it. */
export function AcknowledgeCard({ alertId }: Readonly<{ alertId: string }>) {
  const { t } = useTexts('features/alerts');
  const { isOffline } = useConnectivity();
  const { saved, refused } = useSaved();
  const titleId = useId();
  const [reply, setReply] = useState('');
  const acknowledge = useMutation(
    api.alerts.acknowledgeSafetyAlert.mutationOptions({
      onSuccess: () => saved(t('acknowledge.done')),
      onError: refused,
    }),
  );
  const isTooLong = reply.trim().length > alertLimits.reply;
  return (
    <Card withBorder component="section" aria-labelledby={titleId}>
      <Title order={2} size="h3" id={titleId} mb="sm">
        {t('acknowledge.title')}
      </Title>
      <form
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          if (!isTooLong) acknowledge.mutate({ safetyAlertId: alertId, reply });
        }}
      >
        <GrowingTextField
          label={t('acknowledge.reply')}
          description={t('acknowledge.replyHint')}
          value={reply}
          onChange={({ currentTarget }) => setReply(currentTarget.value)}
          error={isTooLong ? t('acknowledge.tooLong', { maximum: alertLimits.reply }) : null}
          minRows={2}
          maxRows={5}
        />
        <Group mt="md" gap="sm">
          <Button
            type="submit"
            mih={44}
            leftSection={<IconChecks size={18} aria-hidden />}
            loading={acknowledge.isPending}
            disabled={isOffline}
          >
            {t('acknowledge.submit')}
          </Button>
          {isOffline ? (
            <Text size="sm" c="dimmed">
              {t('acknowledge.offline')}
            </Text>
          ) : null}
        </Group>
      </form>
    </Card>
  );
}
