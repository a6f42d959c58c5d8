import { Alert, Button, Group, Progress, Stack, Text } from '@mantine/core';
import { IconDownload } from '@tabler/icons-react';
import { useState } from 'react';
import { saveCsv } from '../../../platform/downloads/saveFile.ts';
import type { Texts } from '../../../platform/i18n/texts.ts';
import { useTexts } from '../../../platform/i18n/useTexts.ts';
import { Dialog } from '../../../ui/Dialog.tsx';
import { ChooseFile } from '../../../ui/files/ChooseFile.tsx';
import type { Profile } from '../profile/profile.ts';
import { problemText } from '../problemText.ts';
import { useSaved } from '../useSaved.ts';
import { ImportPreview } from './ImportPreview.tsx';
import { type ChosenFile, readFile } from './readFile.ts';
import { sendRows, type SendProgress } from './sendRows.ts';

type Props = Readonly<{ profile: Profile; onClose(): void }>;

/** A file is chosen, looked at, and only then sent. */
export function ImportDialog({ profile, onClose }: Props) {
  const { t } = useTexts('features/dataProfiles');
  const saved = useSaved();
  const [file, setFile] = useState<ChosenFile | null>(null);
  const [progress, setProgress] = useState<SendProgress | null>(null);
  const [error, setError] = useState<unknown>(null);
  const rows = file?.kind === 'read' ? file.plan.news : [];

  const choose = async (chosen: File) => {
    setError(null);
    setProgress(null);
    setFile(await readFile(chosen, profile.optionList));
  };
  const send = async () => {
    setError(null);
    const outcome = await sendRows(profile.id, rows, setProgress);
    if (outcome.error !== null) {
      setError(outcome.error);
      return;
    }
    const { added, changed, unchanged } = outcome;
    await saved(t('import.done', { added, changed, unchanged: unchanged + unchangedIn(file) }));
    onClose();
  };
  const isSending = progress !== null && error === null;
  return (
    <Dialog
      title={t('import.title')}
      width="user"
      onClose={onClose}
      footer={
        <Group justify="flex-end">
          <Button variant="default" onClick={onClose} disabled={isSending}>
            {t('cancel')}
          </Button>
          <Button onClick={() => void send()} loading={isSending} disabled={rows.length === 0}>
            {t('import.submit', { count: rows.length })}
          </Button>
        </Group>
      }
    >
      <Stack gap="md">
        <Text size="sm">{t('import.lead')}</Text>
        <Text size="sm">{t('import.again')}</Text>
        <Button
          variant="subtle"
          size="compact-md"
          mih={44}
          w="fit-content"
          leftSection={<IconDownload size={16} aria-hidden />}
          onClick={() => saveCsv(templateRows(t), t('import.csv.fileName'))}
        >
          {t('import.template')}
        </Button>
        <ChooseFile
          chosen={file?.name ?? null}
          words={{ choose: t('import.choose'), other: t('import.other'), drop: t('import.drop') }}
          onChoose={(chosen) => void choose(chosen)}
        />
        {error === null ? null : (
          <Alert color="red" role="alert">
            {t('import.stopped', { sent: progress?.sent ?? 0, total: rows.length })} {problemText(error, t)}
          </Alert>
        )}
        {isSending ? (
          <Stack gap={4} component="output">
            <Text size="sm">{t('import.progress', { ...progress })}</Text>
            <Progress
              value={(progress.sent / progress.total) * 100}
              aria-label={t('import.progress', { ...progress })}
            />
          </Stack>
        ) : null}
        {file === null ? null : <ImportPreview file={file} />}
      </Stack>
    </Dialog>
  );
}

function unchangedIn(file: ChosenFile | null): number {
  return file?.kind === 'read' ? file.plan.rows.filter(({ state }) => state === 'unchanged').length : 0;
}

function templateRows(t: Texts<'features/dataProfiles'>): string[][] {
  return [
    [t('import.csv.label'), t('import.csv.aliases'), t('import.csv.floor'), t('import.csv.building')],
    [t('import.csv.example'), t('import.csv.exampleAliases'), '2', t('import.csv.exampleBuilding')],
    [t('import.csv.exampleTwo'), t('import.csv.exampleTwoAliases'), '1', t('import.csv.exampleBuilding')],
  ];
}
