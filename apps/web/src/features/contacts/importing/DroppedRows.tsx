import { Alert, Button, List, Text } from '@mantine/core';
import type { DroppedRow } from '@schooldog/contract/contacts';
import { IconDownload } from '@tabler/icons-react';
import { saveCsv } from '../../../platform/downloads/saveFile.ts';
import { useTexts } from '../../../platform/i18n/useTexts.ts';
import classes from './ImportDialog.module.css';
import type { ContactsFile } from './readFile.ts';

const shownDropped = 50;

type Props = Readonly<{ file: ContactsFile; dropped: readonly DroppedRow[] }>;

/** Each with its reason, and all of them as a file to correct and upload again. */
export function DroppedRows({ file, dropped }: Props) {
  const { t } = useTexts('features/contacts');
  if (dropped.length === 0) return null;
  const download = () => {
    const rows = dropped.map(({ index, reason }) => [
      ...file.headers.map((_, column) => file.rows[index]?.cells[column] ?? ''),
      t(`import.reasons.${reason}`),
    ]);
    saveCsv([[...file.headers, t('import.reason')], ...rows], t('import.droppedFile'));
  };
  return (
    <Alert color="orange" variant="light" title={t('import.droppedTitle', { count: dropped.length })}>
      <List size="sm">
        {dropped.slice(0, shownDropped).map(({ index, reason }) => (
          <List.Item key={index} className={classes.text ?? ''}>
            {t('import.row', {
              number: file.rows[index]?.number ?? index + 2,
              text: (file.rows[index]?.cells ?? []).filter(Boolean).join(', ').slice(0, 80),
            })}
            {': '}
            {t(`import.reasons.${reason}`)}
          </List.Item>
        ))}
      </List>
      {dropped.length > shownDropped ? (
        <Text size="sm">{t('import.more', { count: dropped.length - shownDropped })}</Text>
      ) : null}
      <Button
        variant="default"
        mt="sm"
        leftSection={<IconDownload size={16} aria-hidden />}
        onClick={download}
      >
        {t('import.downloadDropped')}
      </Button>
    </Alert>
  );
}
