import { Button } from '@mantine/core';
import type { Factor } from '@schooldog/domain/account';
import { IconDeviceMobileCode, IconMessage } from '@tabler/icons-react';
import { useTexts } from '../../../platform/i18n/useTexts.ts';
import { relativeTime } from '../../../ui/relativeTime.ts';
import { useNow } from '../../../ui/useNow.ts';
import { DetailRow } from './DetailRow.tsx';
import { useFactorNames } from './useFactorNames.ts';

const icons = { sms: IconMessage, totp: IconDeviceMobileCode } as const;

type Props = Readonly<{ factor: Factor; onDisable(): void }>;

export function FactorRow({ factor, onDisable }: Props) {
  const { t, language } = useTexts('features/account/factors');
  const now = useNow();
  const name = useFactorNames().of(factor);
  const Mark = icons[factor.kind];
  return (
    <DetailRow
      label={
        <>
          <Mark size={20} stroke={1.6} aria-hidden />
          {name}
        </>
      }
      action={
        <Button variant="default" aria-label={t('manage.disableThis', { kind: name })} onClick={onDisable}>
          {t('manage.disable')}
        </Button>
      }
    >
      {t('manage.added', { when: relativeTime(factor.timeCreated, now, language) })}
    </DetailRow>
  );
}
