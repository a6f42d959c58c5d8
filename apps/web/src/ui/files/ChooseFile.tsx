import { Button, FileButton, Text } from '@mantine/core';
import { IconFileSpreadsheet } from '@tabler/icons-react';
import { useState } from 'react';
import classes from './ChooseFile.module.css';

type Props = Readonly<{
  chosen: string | null;
  words: Readonly<{ choose: string; other: string; drop: string }>;
  onChoose(file: File): void;
}>;

/** A CSV file, chosen or dropped. */
export function ChooseFile({ chosen, words, onChoose }: Props) {
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
            {chosen === null ? words.choose : words.other}
          </Button>
        )}
      </FileButton>
      <Text size="sm" c="dimmed" className={classes.name ?? ''}>
        {chosen ?? words.drop}
      </Text>
    </div>
  );
}
