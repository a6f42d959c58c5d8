import { Badge, Group, Stack, Table, Text, Title } from '@mantine/core';
import type { ImportPlan } from '@schooldog/domain/contacts';
import { numberText } from '@schooldog/domain/kernel';
import { formatPhone } from '@schooldog/domain/schools';
import { IconPencil, IconPlus, IconX } from '@tabler/icons-react';
import { useTexts } from '../../../platform/i18n/useTexts.ts';
import { nameOf } from '../list/keyOf.ts';
import { DroppedRows } from './DroppedRows.tsx';
import classes from './ImportDialog.module.css';
import type { ContactsFile } from './readFile.ts';

const shownRows = 10;
const icons = { added: IconPlus, updated: IconPencil, dropped: IconX } as const;

export type Counts = Readonly<Record<keyof typeof icons, number>>;

/** What the file would do, before it does it. */
export function ImportPlanView({ file, plan }: Readonly<{ file: ContactsFile; plan: ImportPlan }>) {
  const { t } = useTexts('features/contacts');
  const { added, updated, dropped } = plan;
  const shown = [...added.slice(0, shownRows), ...updated.slice(0, shownRows)].slice(0, shownRows);
  const more = added.length + updated.length - shown.length;
  return (
    <Stack gap="sm">
      <Title order={3} size="h4">
        {t('import.preview')}
      </Title>
      <CountBadges
        counts={{ added: added.length, updated: updated.length, dropped: dropped.length }}
        rows={file.rows.length}
      />
      <DroppedRows file={file} dropped={dropped} />
      {shown.length === 0 ? null : (
        <Table className={classes.table ?? ''} aria-label={t('import.preview')}>
          <Table.Tbody>
            {shown.map((contact) => (
              <Table.Tr key={contact.email}>
                <Table.Td>
                  <Text size="sm" fw={600}>
                    {nameOf(contact)}
                  </Text>
                  <Text size="sm" c="dimmed">
                    {[contact.title, contact.email, formatPhone(contact.phoneNumber)]
                      .filter(Boolean)
                      .join(' · ')}
                  </Text>
                </Table.Td>
              </Table.Tr>
            ))}
          </Table.Tbody>
        </Table>
      )}
      {more > 0 ? (
        <Text size="sm" c="dimmed">
          {t('import.more', { count: more })}
        </Text>
      ) : null}
    </Stack>
  );
}

export function CountBadges({ counts, rows }: Readonly<{ counts: Counts; rows: number }>) {
  const { t, language } = useTexts('features/contacts');
  const number = (value: number) => numberText(value, language);
  return (
    <Group gap="xs" component="output">
      <Text size="sm">{t('import.rows', { count: rows, number: number(rows) })}</Text>
      {(['added', 'updated', 'dropped'] as const).map((kind) => {
        const Icon = icons[kind];
        return (
          <Badge
            key={kind}
            variant="default"
            tt="none"
            size="lg"
            fw={500}
            leftSection={<Icon size={14} aria-hidden />}
          >
            {`${t(`import.${kind}`)}: ${number(counts[kind])}`}
          </Badge>
        );
      })}
    </Group>
  );
}
