import { Button, Card, PasswordInput, Stack, Text, Title } from '@mantine/core';
import { IconLockOpen } from '@tabler/icons-react';
import { useMutation } from '@tanstack/react-query';
import { type SubmitEvent, useState } from 'react';
import { useTexts } from '../../../platform/i18n/useTexts.ts';
import type { KeyRow, KitRow } from '../../../platform/pinned/database.ts';
import { FailureAlert } from '../../../ui/FailureAlert.tsx';
import { KitAge } from '../kit/KitAge.tsx';
import { KitRefused, type OpenedKit, openKit } from '../kit/open.ts';
import { askPasskey } from '../lock/passkey.ts';
import { keyOfPassphrase } from '../lock/passphrase.ts';

type Props = Readonly<{
  kit: KitRow;
  isPasskey: boolean;
  onOpened(opened: OpenedKit): void;
  onDamaged(): void;
}>;

export function Unlock({ kit, isPasskey, onOpened, onDamaged }: Props) {
  const { t } = useTexts('features/goKits');
  const [passphrase, setPassphrase] = useState('');
  const unlock = async ({ credentialId, salt }: KeyRow) =>
    credentialId === null ? keyOfPassphrase(passphrase, salt) : askPasskey({ credentialId, salt });
  const opening = useMutation({
    mutationFn: () => openKit(kit.kitId, unlock),
    onSuccess: onOpened,
    onError: (error) => {
      if (error instanceof KitRefused && error.reason === 'damaged') onDamaged();
    },
  });
  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    opening.mutate();
  };
  const isWrong = opening.error instanceof KitRefused && opening.error.reason === 'locked' && !isPasskey;
  return (
    <Card withBorder maw={528} component="form" onSubmit={submit}>
      <Stack gap="md">
        <div>
          <Title order={1} tabIndex={-1}>
            {t('unlock.title', { school: kit.schoolName })}
          </Title>
          <KitAge kit={kit} />
        </div>
        {isPasskey ? (
          <Text>{t('unlock.passkeyHelp')}</Text>
        ) : (
          <PasswordInput
            label={t('unlock.passphrase')}
            description={t('unlock.passphraseHelp')}
            autoComplete="off"
            autoCapitalize="none"
            value={passphrase}
            error={isWrong ? t('unlock.wrong') : null}
            onChange={({ currentTarget }) => setPassphrase(currentTarget.value)}
          />
        )}
        <FailureAlert>{opening.error === null || isWrong ? null : t('unlock.failed')}</FailureAlert>
        <Button
          type="submit"
          mih={44}
          leftSection={<IconLockOpen size={18} aria-hidden />}
          loading={opening.isPending}
          disabled={!isPasskey && passphrase.trim() === ''}
        >
          {t('unlock.passkey')}
        </Button>
        <Text size="sm" c="dimmed">
          {t('unlock.lost')}
        </Text>
      </Stack>
    </Card>
  );
}
