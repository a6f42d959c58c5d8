import { Button, Checkbox, Group, Stack, Text } from '@mantine/core';
import { numberText } from '@schooldog/domain/kernel';
import { useState } from 'react';
import { useTexts } from '../../../platform/i18n/useTexts.ts';
import { Dialog } from '../../../ui/Dialog.tsx';

type Props = Readonly<{
  /** Of the walk's entries. */
  count: number;
  onClose(): void;
  /** Whether it is not to be asked again. */
  onContinue(isLastTime: boolean): void;
}>;

/** Between logging and completing: has everything been logged? With hardly any entry it is always asked. */
export function ContinueDialog({ count, onClose, onContinue }: Props) {
  const { t, language } = useTexts('features/walks/inProgress');
  const [isLastTime, setIsLastTime] = useState(false);
  return (
    <Dialog title={t('continue.title')} onClose={onClose}>
      <Stack gap="md">
        <Text>{t('continue.body', { count, number: numberText(count, language) })}</Text>
        {count > 1 ? (
          <Checkbox
            label={t('continue.again')}
            checked={isLastTime}
            onChange={(event) => setIsLastTime(event.currentTarget.checked)}
          />
        ) : null}
        <Group justify="flex-end" gap="sm">
          <Button variant="default" onClick={onClose}>
            {t('continue.back')}
          </Button>
          <Button data-autofocus onClick={() => onContinue(isLastTime)}>
            {t('continue.go')}
          </Button>
        </Group>
      </Stack>
    </Dialog>
  );
}
