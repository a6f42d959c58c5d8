import { Button, Group, Stack, Text } from '@mantine/core';
import type { DroppedRow } from '@schooldog/contract/contacts';
import { useTexts } from '../../../platform/i18n/useTexts.ts';
import { Dialog } from '../../../ui/Dialog.tsx';
import { DroppedRows } from './DroppedRows.tsx';
import { CountBadges } from './ImportPlanView.tsx';
import type { ContactsFile } from './readFile.ts';

type Outcome = Readonly<{ added: number; updated: number; dropped: readonly DroppedRow[] }>;
type Props = Readonly<{ file: ContactsFile; outcome: Outcome; onClose(): void }>;

/** What the server did with every row. */
export function ImportOutcome({ file, outcome, onClose }: Props) {
  const { t } = useTexts('features/contacts');
  const { added, updated, dropped } = outcome;
  return (
    <Dialog
      title={t('upload')}
      width="user"
      onClose={onClose}
      footer={
        <Group justify="flex-end">
          <Button onClick={onClose} data-autofocus>
            {t('import.close')}
          </Button>
        </Group>
      }
    >
      <Stack gap="md">
        <Text>{t('import.done', { added, updated })}</Text>
        <CountBadges counts={{ added, updated, dropped: dropped.length }} rows={file.rows.length} />
        <DroppedRows file={file} dropped={dropped} />
      </Stack>
    </Dialog>
  );
}
