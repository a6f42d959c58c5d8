// The other providers, where the district has any. They come after everything else and are below it, so that a user who
// types a password neither waits for them nor sees anything move.
import { Button, Divider, Stack } from '@mantine/core';
import { IconBrandGoogleFilled, IconBrandWindowsFilled, IconKey } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { useTexts } from '../../../platform/i18n/useTexts.ts';
import { signInProviders } from '../../../platform/session/signInProviders.ts';

const marks = new Map([
  ['google', IconBrandGoogleFilled],
  ['microsoft', IconBrandWindowsFilled],
]);

export function SsoButtons({ onChoose }: Readonly<{ onChoose(provider: string): void }>) {
  const { t } = useTexts('features/account/sso');
  const { data: providers = [] } = useQuery({ ...signInProviders });
  if (providers.length === 0) return null;
  return (
    <Stack gap="sm" mt="md">
      <Divider label={t('or')} />
      {providers.map(({ id, name }) => {
        const Mark = marks.get(id) ?? IconKey;
        return (
          <Button
            key={id}
            variant="default"
            size="md"
            leftSection={<Mark size={20} aria-hidden />}
            onClick={() => onChoose(id)}
          >
            {t('with', { name })}
          </Button>
        );
      })}
    </Stack>
  );
}
