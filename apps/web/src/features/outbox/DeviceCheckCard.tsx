import { Button, Card, Stack, Text, Title } from '@mantine/core';
import { IconSend } from '@tabler/icons-react';
import { useState } from 'react';
import { useTexts } from '../../platform/i18n/useTexts.ts';
import { toastError, toastSuccess } from '../../platform/toasts/toasts.ts';
import { GrowingTextField } from '../../ui/GrowingTextField.tsx';
import { PictureUpload } from '../../ui/PictureUpload/index.ts';
import { longestNote, mostPhotos, sendCheck } from './sendCheck.ts';

/** A note with photos that goes the way of all offline work, so that a person can see it arrive. */
export function DeviceCheckCard() {
  const { t } = useTexts('features/outbox');
  const [note, setNote] = useState('');
  const [photos, setPhotos] = useState<readonly File[]>([]);
  const [isBusy, setIsBusy] = useState(false);

  const submit = async () => {
    setIsBusy(true);
    const said = note.trim() === '' ? t('check.defaultNote') : note.trim();
    const isKept = await sendCheck({ note: said, photos, label: t('check.label', { note: said }) }).then(
      () => true,
      () => false,
    );
    setIsBusy(false);
    if (!isKept) {
      toastError(t('check.notKept'));
      return;
    }
    setNote('');
    setPhotos([]);
    toastSuccess(t('check.kept'));
  };

  return (
    <Card
      withBorder
      padding="md"
      component="form"
      onSubmit={(event) => {
        event.preventDefault();
        void submit();
      }}
    >
      <Title order={2} size="h3">
        {t('check.title')}
      </Title>
      <Text size="sm" c="dimmed" mt={4}>
        {t('check.intro')}
      </Text>
      <Stack gap="sm" mt="sm">
        <GrowingTextField
          label={t('check.note')}
          maxLength={longestNote}
          minRows={2}
          value={note}
          onChange={({ currentTarget }) => setNote(currentTarget.value)}
        />
        <PictureUpload value={photos} onChange={setPhotos} maximum={mostPhotos} />
        <Button type="submit" loading={isBusy} leftSection={<IconSend size={18} aria-hidden />}>
          {t('check.send')}
        </Button>
      </Stack>
    </Card>
  );
}
