import { Alert, Button, CopyButton, Stack, Text, TextInput } from '@mantine/core';
import { IconCheck, IconCopy, IconKey } from '@tabler/icons-react';
import { useEffect, useRef } from 'react';
import { useTexts } from '../../platform/i18n/useTexts.ts';

const copiedFor = 2_000;

/** Shown this once: only a hash of the address is stored. */
export function NewAddress({ url }: Readonly<{ url: string }>) {
  const { t } = useTexts('features/calendarFeeds');
  const field = useRef<HTMLInputElement>(null);
  useEffect(() => field.current?.select(), []);
  return (
    <Alert icon={<IconKey />} title={t('made.title')}>
      <Stack gap="sm" align="flex-start">
        <Text size="sm">{t('made.body')}</Text>
        <TextInput ref={field} label={t('made.label')} value={url} readOnly size="md" w="100%" />
        <CopyButton value={url} timeout={copiedFor}>
          {({ copied, copy }) => (
            <Button
              mih={44}
              leftSection={copied ? <IconCheck size={16} aria-hidden /> : <IconCopy size={16} aria-hidden />}
              onClick={copy}
            >
              {copied ? t('made.copied') : t('made.copy')}
            </Button>
          )}
        </CopyButton>
        <Text size="sm">{t('made.how')}</Text>
      </Stack>
    </Alert>
  );
}
