import { Button, Checkbox, Fieldset, Group, SimpleGrid, Stack, Text } from '@mantine/core';
import { type CalendarDate, schoolYearOf } from '@schooldog/domain/dates';
import { type CalendarOverride, type SuggestedBreak, suggestedBreaks } from '@schooldog/domain/workOrders';
import { useState } from 'react';
import { useTexts } from '../../../../platform/i18n/useTexts.ts';
import { newId } from '../../../../platform/newId.ts';
import { DayInput } from '../../../../ui/DayInput.tsx';
import { useToday } from '../../../../ui/useToday.ts';

type Props = Readonly<{
  known: readonly CalendarOverride[];
  onAdd(added: readonly CalendarOverride[]): void;
  onCancel(): void;
}>;

/** The usual breaks of a US school year, with dates to confirm. Those that are there already are not offered twice. */
export function StarterBreaks({ known, onAdd, onCancel }: Props) {
  const { t } = useTexts('features/workOrders/settings');
  const year = Number(schoolYearOf(useToday()).slice(0, 4));
  const [rows, setRows] = useState(() => suggestedBreaks(year));
  const nameOf = ({ key }: SuggestedBreak) => t(`calendar.starter.breaks.${key}`);
  const isKnown = (row: SuggestedBreak) =>
    known.some(({ startDate, endDate }) => startDate === row.startDate && endDate === row.endDate);
  const set = (row: SuggestedBreak, change: Partial<SuggestedBreak>) =>
    setRows(rows.map((one) => (one.key === row.key ? { ...one, ...change } : one)));
  const chosen = rows.filter((row) => row.isTicked && !isKnown(row));
  const isReversed = (row: SuggestedBreak) => row.endDate < row.startDate;
  const add = () =>
    onAdd(
      chosen.map((row) => ({
        id: newId(),
        name: nameOf(row),
        startDate: row.startDate,
        endDate: row.endDate,
        type: 'break',
      })),
    );
  return (
    <Fieldset legend={t('calendar.starter.title', { year: `${year}–${year + 1}` })}>
      <Stack gap="sm">
        <Text size="sm" c="dimmed">
          {t('calendar.starter.help')}
        </Text>
        {rows.map((row) => (
          <div key={row.key}>
            <Checkbox
              label={isKnown(row) ? t('calendar.starter.known', { name: nameOf(row) }) : nameOf(row)}
              disabled={isKnown(row)}
              checked={row.isTicked || isKnown(row)}
              onChange={({ currentTarget }) => set(row, { isTicked: currentTarget.checked })}
            />
            {row.isTicked && !isKnown(row) ? (
              <StarterDays row={row} name={nameOf(row)} set={(change) => set(row, change)} />
            ) : null}
          </div>
        ))}
        <Group justify="flex-end">
          <Button variant="default" onClick={onCancel}>
            {t('cancel')}
          </Button>
          <Button variant="light" disabled={chosen.length === 0 || chosen.some(isReversed)} onClick={add}>
            {t('calendar.starter.add', { count: chosen.length })}
          </Button>
        </Group>
      </Stack>
    </Fieldset>
  );
}

type DaysProps = Readonly<{ row: SuggestedBreak; name: string; set(change: Partial<SuggestedBreak>): void }>;

function StarterDays({ row, name, set }: DaysProps) {
  const { t } = useTexts('features/workOrders/settings');
  const day = (chosen: CalendarDate | null, before: CalendarDate) => chosen ?? before;
  const field = { placeholder: t('calendar.overrides.chooseDay'), clearLabel: t('calendar.starter.reset') };
  return (
    <Fieldset variant="unstyled" aria-label={name} mt={4} ml={32}>
      <SimpleGrid cols={2} spacing="xs">
        <DayInput
          {...field}
          label={t('calendar.starter.from')}
          value={row.startDate}
          onChange={(chosen) => set({ startDate: day(chosen, row.startDate) })}
        />
        <DayInput
          {...field}
          label={t('calendar.starter.to')}
          value={row.endDate}
          error={row.endDate < row.startDate ? t('calendar.starter.reversed') : undefined}
          onChange={(chosen) => set({ endDate: day(chosen, row.endDate) })}
        />
      </SimpleGrid>
    </Fieldset>
  );
}
