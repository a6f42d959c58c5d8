import { Button, FileButton, Text } from '@mantine/core';
import { IconFileSpreadsheet } from '@tabler/icons-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import classes from './ChooseFile.module.css';

type Props = Readonly<{ chosen: string | null; onChoose(file: File): void }>;

export function ChooseFile({ chosen, onChoose }: Props) {
  const { t } = useTranslation('features/dataProfiles');
  const [isOver, setIsOver] = useState(false);
  return (
    <div
      className={classes.area}
      data-over={isOver || undefined}
      onDragOver={(event) => {
        event.preventDefault();
        setIsOver(true);
      }}
      onDragLeave={() => setIsOver(false)}
      onDrop={(event) => {
        event.preventDefault();
        setIsOver(false);
        const [file] = event.dataTransfer.files;
        if (file !== undefined) onChoose(file);
      }}
    >
      <FileButton
        accept=".csv,.txt,text/csv"
        onChange={(file) => (file === null ? undefined : onChoose(file))}
      >
        {(props) => (
          <Button variant="light" leftSection={<IconFileSpreadsheet size={18} aria-hidden />} {...props}>
            {t(chosen === null ? 'import.choose' : 'import.other')}
          </Button>
        )}
      </FileButton>
      <Text size="sm" c="dimmed" className={classes.name ?? ''}>
        {chosen ?? t('import.drop')}
      </Text>
    </div>
  );
}
