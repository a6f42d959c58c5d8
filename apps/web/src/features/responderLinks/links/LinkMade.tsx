import { Button, Group, Stack, Text, TextInput } from '@mantine/core';
import { useTexts } from '../../../platform/i18n/useTexts.ts';
import { CopyIcon } from '../../../ui/CopyIcon.tsx';
import { Dialog } from '../../../ui/Dialog.tsx';
import { useMomentText } from '../../../ui/momentText.ts';

type Props = Readonly<{ email: string; url: string; timeExpires: string; onClose(): void }>;

/** The address is shown this once: only a hash of it is stored. */
export function LinkMade({ email, url, timeExpires, onClose }: Props) {
  const { t } = useTexts('features/responderLinks');
  const time = useMomentText()(timeExpires);
  return (
    <Dialog title={t('made.title')} onClose={onClose} isHeld>
      <Stack gap="md">
        <Text>{t('made.body', { email, time })}</Text>
        <TextInput
          label={t('made.label')}
          value={url}
          readOnly
          rightSection={<CopyIcon value={url} what={t('made.what')} />}
          rightSectionWidth={44}
        />
        <Group justify="flex-end">
          <Button mih={44} onClick={onClose} data-autofocus>
            {t('made.done')}
          </Button>
        </Group>
      </Stack>
    </Dialog>
  );
}
