import { Alert, Button, Card, Stack, Text, ThemeIcon, Title } from '@mantine/core';
import type { CommunicationKind } from '@schooldog/domain/notifications';
import { IconAlertCircle, IconCircleCheck, IconLinkOff, IconMailOff } from '@tabler/icons-react';
import { useMutation } from '@tanstack/react-query';
import { Link, useSearch } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { client } from '../../../platform/api/client.ts';
import { isPassing, refusalOf } from '../../../platform/api/problem.ts';
import { useTexts } from '../../../platform/i18n/useTexts.ts';
import { kindIn } from './kindIn.ts';
import classes from './UnsubscribePage.module.css';

/** From the foot of a mail. Opening it changes nothing, because mail scanners open every link; the button does. */
export function UnsubscribePage() {
  const search: { token?: string } = useSearch({ strict: false });
  const token = search.token ?? '';
  const kind = kindIn(token);
  const stop = useMutation({ mutationFn: () => client.notifications.unsubscribe({ token }) });
  const isInvalid = kind === null || (stop.isError && !isPassing(refusalOf(stop.error)));

  return (
    <Card withBorder className={classes.card}>
      {isInvalid ? (
        <Invalid />
      ) : stop.isSuccess ? (
        <Done kind={stop.data.kind} />
      ) : (
        <Question kind={kind} isBusy={stop.isPending} hasFailed={stop.isError} onStop={() => stop.mutate()} />
      )}
    </Card>
  );
}

type QuestionProps = Readonly<{
  kind: CommunicationKind;
  isBusy: boolean;
  hasFailed: boolean;
  onStop(): void;
}>;

function Question({ kind, isBusy, hasFailed, onStop }: QuestionProps) {
  const { t } = useTexts('features/notifications/unsubscribe');
  return (
    <Stack {...column}>
      <Headline icon={<IconMailOff />} title={t(`kinds.${kind}`)} />
      <Text c="dimmed">{t('question')}</Text>
      {hasFailed ? (
        <Alert color="red" variant="light" role="alert" icon={<IconAlertCircle aria-hidden />} w="100%">
          {t('failed')}
        </Alert>
      ) : null}
      <Button size="md" mih={48} loading={isBusy} onClick={onStop} fullWidth>
        {t('stop')}
      </Button>
    </Stack>
  );
}

function Done({ kind }: Readonly<{ kind: CommunicationKind }>) {
  const { t } = useTexts('features/notifications/unsubscribe');
  return (
    <Stack component="output" {...column}>
      <Headline icon={<IconCircleCheck />} color="green" title={t('doneTitle')} />
      <Text fw={600}>{t(`kinds.${kind}`)}</Text>
      <Text c="dimmed">{t('done')}</Text>
      <HomeButton />
    </Stack>
  );
}

function Invalid() {
  const { t } = useTexts('features/notifications/unsubscribe');
  return (
    <Stack role="alert" {...column}>
      <Headline icon={<IconLinkOff />} color="gray" title={t('invalidTitle')} />
      <Text c="dimmed">{t('invalid')}</Text>
      <HomeButton />
    </Stack>
  );
}

const column = { gap: 'md', align: 'center', ta: 'center' } as const;

function Headline({ icon, color, title }: Readonly<{ icon: ReactNode; color?: string; title: string }>) {
  return (
    <>
      <ThemeIcon
        variant="light"
        size={56}
        radius="xl"
        aria-hidden
        {...(color === undefined ? {} : { color })}
      >
        {icon}
      </ThemeIcon>
      <Title order={1} tabIndex={-1}>
        {title}
      </Title>
    </>
  );
}

function HomeButton() {
  const { t } = useTexts('features/notifications/unsubscribe');
  return (
    <Button variant="light" mih={44} renderRoot={(props) => <Link to="/" {...props} />}>
      {t('home')}
    </Button>
  );
}
