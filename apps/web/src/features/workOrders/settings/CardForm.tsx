import { Button, Group, Stack, Text } from '@mantine/core';
import type { JsonValue } from '@schooldog/domain/kernel';
import type { ComponentProps, ReactNode } from 'react';
import { useConnectivity } from '../../../platform/connectivity/connectivity.ts';
import { useTexts } from '../../../platform/i18n/useTexts.ts';
import { FailureAlert } from '../../../ui/FailureAlert.tsx';
import { MergeConflicts } from '../../../ui/MergeConflicts.tsx';
import { OfflineNote } from '../../../ui/OfflineNote.tsx';

type Conflicts = ComponentProps<typeof MergeConflicts>;

type Props = Readonly<{
  form: Readonly<{
    merging: Conflicts['merging'];
    history: Conflicts['history'];
    submit(): void;
    isPending: boolean;
    problem: string | null;
  }>;
  labelOf: Conflicts['labelOf'];
  wordsOf?(value: JsonValue): string;
  /** Why Save waits, shown beside it. */
  blockedBecause?: string | null;
  onCancel(): void;
  children: ReactNode;
}>;

/** The fields of a card with Save and Cancel. */
export function CardForm({ form, labelOf, wordsOf, blockedBecause = null, onCancel, children }: Props) {
  const { t } = useTexts('features/workOrders/settings');
  const { isOffline } = useConnectivity();
  return (
    <form
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        if (blockedBecause === null) form.submit();
      }}
    >
      <Stack gap="md">
        <OfflineNote>{t('offline')}</OfflineNote>
        <FailureAlert>{form.problem}</FailureAlert>
        <MergeConflicts
          merging={form.merging}
          labelOf={labelOf}
          {...(wordsOf === undefined ? {} : { wordsOf })}
          history={form.history}
        />
        {children}
        {blockedBecause === null ? null : <Text component="output">{blockedBecause}</Text>}
        <Group justify="flex-end">
          <Button variant="default" onClick={onCancel}>
            {t('cancel')}
          </Button>
          <Button type="submit" loading={form.isPending} disabled={isOffline || blockedBecause !== null}>
            {t('save')}
          </Button>
        </Group>
      </Stack>
    </form>
  );
}
