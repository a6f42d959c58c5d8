import { Button, Card, Group, Stack, Text, Title } from '@mantine/core';
import type { ListedResponderLink } from '@schooldog/contract/responderLinks';
import { componentName, type NamedComponent } from '@schooldog/domain/eop';
import { IconCircleCheck, IconCircleOff, IconHistory } from '@tabler/icons-react';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { api } from '../../../platform/api/client.ts';
import { refetchSoon } from '../../../platform/api/refetchSoon.ts';
import { useConnectivity } from '../../../platform/connectivity/connectivity.ts';
import { useTexts } from '../../../platform/i18n/useTexts.ts';
import { rejectionText } from '../../../platform/problems/index.ts';
import { toastError, toastSuccess } from '../../../platform/toasts/toasts.ts';
import { confirm } from '../../../ui/confirm.tsx';
import marks from '../../../ui/mark.module.css';
import { useMomentText } from '../../../ui/momentText.ts';
import { ActivityDialog } from './ActivityDialog.tsx';

type Props = Readonly<{ link: ListedResponderLink }>;

export function LinkCard({ link }: Props) {
  const { t, language } = useTexts('features/responderLinks');
  const nameOf = (component: NamedComponent) => componentName(component, language);
  const { isOffline } = useConnectivity();
  const [isShowingActivity, setIsShowingActivity] = useState(false);
  const revoke = useRevoke(link);
  const { personName: name, agency, email, end } = link;
  return (
    <Card withBorder component="article">
      <Stack gap="xs">
        <Group justify="space-between" align="flex-start" gap="xs">
          <div>
            <Title order={2} size="h4">
              {name}
            </Title>
            <Text size="sm">{[agency === '' ? t('card.byEmail') : agency, email].join(' · ')}</Text>
          </div>
          <State link={link} />
        </Group>
        <Text size="sm">
          {link.components === null ? t('card.wholePlan') : link.components.map(nameOf).join(', ')}
        </Text>
        <Details link={link} />
        <Group gap="xs">
          <Button
            variant="default"
            mih={44}
            leftSection={<IconHistory size={18} aria-hidden />}
            aria-label={t('card.activityOf', { name })}
            onClick={() => setIsShowingActivity(true)}
          >
            {t('card.activity')}
          </Button>
          {end === null ? (
            <Button
              variant="default"
              color="red"
              mih={44}
              aria-label={t('card.revokeOf', { name })}
              disabled={isOffline}
              title={isOffline ? t('offlineReason') : undefined}
              loading={revoke.isPending}
              onClick={() => void revoke.askAndRun()}
            >
              {t('card.revoke')}
            </Button>
          ) : null}
        </Group>
      </Stack>
      {isShowingActivity ? <ActivityDialog link={link} onClose={() => setIsShowingActivity(false)} /> : null}
    </Card>
  );
}

function State({ link: { end } }: Props) {
  const { t } = useTexts('features/responderLinks');
  return (
    <span className={marks.mark} data-tone={end === null ? 'green' : 'slate'}>
      {end === null ? <IconCircleCheck size={14} aria-hidden /> : <IconCircleOff size={14} aria-hidden />}
      {end === null ? t('card.active') : t(`card.ended.${end}`)}
    </span>
  );
}

function Details({ link }: Props) {
  const { t } = useTexts('features/responderLinks');
  const momentText = useMomentText();
  const facts = [
    t(link.includesContacts ? 'card.withContacts' : 'card.withoutContacts'),
    ...(link.mayDownload ? [t('card.download')] : []),
    t('card.until', { time: momentText(link.timeExpires) }),
    t('card.views', { count: link.views }),
    ...(link.failures > 0 ? [t('card.failures', { count: link.failures })] : []),
  ];
  const former = t('card.formerUser');
  return (
    <Text size="sm" c="dimmed">
      {facts.join(' · ')}
      <br />
      {t('card.made', { name: link.createdByName ?? former, time: momentText(link.timeCreated) })}
      {link.timeRevoked === null ? null : (
        <>
          <br />
          {t('card.revoked', { name: link.revokedByName ?? former, time: momentText(link.timeRevoked) })}
        </>
      )}
    </Text>
  );
}

function useRevoke({ id: linkId, personName: name }: ListedResponderLink) {
  const { t } = useTexts('features/responderLinks');
  const revoking = useMutation(
    api.responderLinks.revokeResponderLink.mutationOptions({
      onSuccess: async () => {
        toastSuccess(t('revoke.done'));
        await refetchSoon('responderLinks');
      },
      onError: (error) => toastError(rejectionText(error) ?? t('revoke.failed')),
    }),
  );
  return {
    isPending: revoking.isPending,
    askAndRun: async () => {
      const isSure = await confirm({
        title: t('revoke.title'),
        body: t('revoke.body', { name }),
        confirmLabel: t('card.revoke'),
        danger: true,
      });
      if (isSure) revoking.mutate({ linkId });
    },
  };
}
