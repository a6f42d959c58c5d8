import { Alert, Badge, Group, List, Stack, Table, Text, Title } from '@mantine/core';
import { profileLimits } from '@schooldog/domain/dataProfiles';
import { IconEqual, IconPencil, IconPlus, IconX } from '@tabler/icons-react';
import { useTexts } from '../../../platform/i18n/useTexts.ts';
import classes from './ImportPreview.module.css';
import type { ChosenFile, Plan, PlannedRow } from './readFile.ts';
import { importLimits, type DropReason } from './readRows.ts';

const shownRows = 20;
const shownDropped = 50;
const states = ['new', 'changed', 'unchanged'] as const;
const icons = { new: IconPlus, changed: IconPencil, unchanged: IconEqual, dropped: IconX } as const;

/** What the file would do, before it does it. */
export function ImportPreview({ file }: Readonly<{ file: ChosenFile }>) {
  const { t } = useTexts('features/dataProfiles');
  if (file.kind === 'fault') {
    const max = file.fault === 'columnTooLong' ? importLimits.attributeName : profileLimits.attributes;
    return (
      <Alert color="red" role="alert">
        {t(`import.faults.${file.fault}`, { max })}
      </Alert>
    );
  }
  const { plan } = file;
  const count = (state: PlannedRow['state']) => plan.rows.filter((row) => row.state === state).length;
  return (
    <Stack gap="sm">
      <Title order={3}>{t('import.preview')}</Title>
      <Group gap="xs" component="output">
        {states.map((state) => (
          <StateBadge key={state} state={state} number={count(state)} />
        ))}
        <StateBadge state="dropped" number={plan.dropped.length} />
      </Group>
      {plan.rows.length > 0 && plan.news.length === 0 ? <Text>{t('import.nothing')}</Text> : null}
      <Dropped plan={plan} />
      <Rows plan={plan} />
    </Stack>
  );
}

function Dropped({ plan: { dropped } }: Readonly<{ plan: Plan }>) {
  const { t } = useTexts('features/dataProfiles');
  if (dropped.length === 0) return null;
  return (
    <Alert color="orange" variant="light">
      <Text fw={600} size="sm" mb={4}>
        {t('import.droppedTitle', { count: dropped.length })}
      </Text>
      <List size="sm">
        {dropped.slice(0, shownDropped).map(({ number, label, reason }) => (
          <List.Item key={`${number} ${label}`} className={classes.text ?? ''}>
            {[number === null ? null : t('import.row', { number }), label.slice(0, 60)]
              .filter(Boolean)
              .join(' · ')}
            {': '}
            {t(`import.reasons.${reason}`, { max: limitOf(reason) })}
          </List.Item>
        ))}
      </List>
      {dropped.length > shownDropped ? (
        <Text size="sm">{t('import.previewMore', { count: dropped.length - shownDropped })}</Text>
      ) : null}
    </Alert>
  );
}

function Rows({ plan: { rows } }: Readonly<{ plan: Plan }>) {
  const { t } = useTexts('features/dataProfiles');
  if (rows.length === 0) return null;
  // What changes something is shown first.
  const sorted = states.flatMap((state) => rows.filter((row) => row.state === state));
  return (
    <>
      <Table className={classes.table ?? ''} aria-label={t('import.preview')}>
        <Table.Tbody>
          {sorted.slice(0, shownRows).map(({ row, state }) => (
            <Table.Tr key={row.label}>
              <Table.Td>
                <Text size="sm" fw={600}>
                  {row.label}
                </Text>
                <Text size="sm" c="dimmed">
                  {[...row.aliases, ...details(row.attributes)].join(' · ')}
                </Text>
              </Table.Td>
              <Table.Td className={classes.state ?? ''}>
                <StateBadge state={state} />
              </Table.Td>
            </Table.Tr>
          ))}
        </Table.Tbody>
      </Table>
      {rows.length > shownRows ? (
        <Text size="sm" c="dimmed">
          {t('import.previewMore', { count: rows.length - shownRows })}
        </Text>
      ) : null}
    </>
  );
}

type StateProps = Readonly<{ state: keyof typeof icons; number?: number }>;

function StateBadge({ state, number }: StateProps) {
  const { t } = useTexts('features/dataProfiles');
  const Icon = icons[state];
  const word = t(`import.${state}`);
  return (
    <Badge variant="default" tt="none" size="lg" fw={500} leftSection={<Icon size={14} aria-hidden />}>
      {number === undefined ? word : `${word}: ${number}`}
    </Badge>
  );
}

function details(attributes: Readonly<Record<string, string>>): string[] {
  return Object.entries(attributes).flatMap(([name, value]) => (value === '' ? [] : [`${name}: ${value}`]));
}

function limitOf(reason: DropReason): number {
  if (reason === 'valueTooLong') return importLimits.attributeValue;
  if (reason === 'tooManyAliases') return profileLimits.aliases;
  return reason === 'listFull' ? profileLimits.options : profileLimits.label;
}
