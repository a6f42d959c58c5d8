import { Alert, List } from '@mantine/core';
import type { ShownRoleTable } from '@schooldog/contract/eopRoles';
import { IconAlertTriangle, IconCircleCheck, IconInfoCircle } from '@tabler/icons-react';
import { useTexts } from '../../../platform/i18n/useTexts.ts';
import { useRosterWords } from './useRosterWords.ts';

/** What the table lacks, before it is needed. */
export function HealthCard({ table }: Readonly<{ table: ShownRoleTable }>) {
  const { t } = useTexts('features/eopRoles');
  const { findingText } = useRosterWords(table);
  const { gaps, notes } = table.health;
  return (
    <>
      {gaps.length === 0 ? (
        <Alert color="teal" variant="light" icon={<IconCircleCheck aria-hidden />} title={t('health.good')} />
      ) : (
        <Alert
          color="red"
          variant="light"
          icon={<IconAlertTriangle aria-hidden />}
          title={t('gaps', { count: gaps.length })}
        >
          <Findings findings={gaps.map(findingText)} />
        </Alert>
      )}
      {notes.length === 0 ? null : (
        <Alert
          color="gray"
          variant="light"
          icon={<IconInfoCircle aria-hidden />}
          title={t('health.notes', { count: notes.length })}
        >
          <Findings findings={notes.map(findingText)} />
        </Alert>
      )}
    </>
  );
}

function Findings({ findings }: Readonly<{ findings: readonly string[] }>) {
  return (
    <List size="sm">
      {findings.map((text) => (
        <List.Item key={text}>{text}</List.Item>
      ))}
    </List>
  );
}
