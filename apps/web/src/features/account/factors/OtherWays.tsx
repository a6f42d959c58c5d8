import { Button, Fieldset, Stack } from '@mantine/core';
import { IconDeviceMobileCode, IconLifebuoy, IconMessage } from '@tabler/icons-react';
import { useTexts } from '../../../platform/i18n/useTexts.ts';
import classes from './OtherWays.module.css';
import type { Way } from './step.ts';
import { useFactorNames } from './useFactorNames.ts';

const icons = { sms: IconMessage, totp: IconDeviceMobileCode, recovery: IconLifebuoy } as const;

type Props = Readonly<{ ways: readonly Way[]; onChoose(way: Way): void }>;

export function OtherWays({ ways, onChoose }: Props) {
  const { t } = useTexts('features/account/factors');
  const names = useFactorNames();
  if (ways.length === 0) return null;
  return (
    <Fieldset
      variant="unstyled"
      mt="lg"
      legend={t('step.others')}
      classNames={{ legend: classes.legend ?? '' }}
    >
      <Stack gap="xs">
        {ways.map((way) => {
          const kind = way === 'recovery' ? 'recovery' : way.kind;
          const Mark = icons[kind];
          return (
            <Button
              key={way === 'recovery' ? 'recovery' : way.id}
              variant="default"
              justify="flex-start"
              leftSection={<Mark size={20} stroke={1.6} aria-hidden />}
              onClick={() => onChoose(way)}
            >
              {way === 'recovery' ? t('kinds.recovery') : names.of(way)}
            </Button>
          );
        })}
      </Stack>
    </Fieldset>
  );
}
