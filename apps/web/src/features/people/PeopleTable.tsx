import { Table, Text } from '@mantine/core';
import type { ListedUser } from '@schooldog/contract/people';
import { useTranslation } from 'react-i18next';
import { RelativeTime } from '../../ui/RelativeTime.tsx';
import { FactorShield } from './FactorShield.tsx';
import classes from './PeopleTable.module.css';
import { PersonLink } from './PersonLink.tsx';
import { StatusBadge } from './StatusBadge.tsx';
import { usePersonWords } from './usePersonWords.ts';

type Props = Readonly<{ people: readonly ListedUser[] }>;

const columns = ['name', 'role', 'schools', 'status', 'secondFactor', 'lastSignedIn'] as const;

export function PeopleTable({ people }: Props) {
  const { t } = useTranslation('features/people');
  const words = usePersonWords();
  return (
    <Table
      aria-label={t('title')}
      className={classes.table ?? ''}
      verticalSpacing="sm"
      horizontalSpacing="md"
      highlightOnHover
    >
      <Table.Thead>
        <Table.Tr>
          {columns.map((column) => (
            <Table.Th key={column} className={classes[column] ?? ''}>
              {t(`columns.${column}`)}
            </Table.Th>
          ))}
        </Table.Tr>
      </Table.Thead>
      <Table.Tbody>
        {people.map((person) => (
          <Table.Tr key={person.id} className={classes.row ?? ''}>
            <Table.Td>
              <PersonLink person={person} />
              <Text size="sm" c="dimmed">
                {person.title === '' ? person.email : person.title}
              </Text>
            </Table.Td>
            <Table.Td>{words.role(person)}</Table.Td>
            <Table.Td>{words.schools(person)}</Table.Td>
            <Table.Td>
              <StatusBadge status={person.status} />
            </Table.Td>
            <Table.Td>
              <FactorShield hasSecondFactor={person.hasSecondFactor} />
            </Table.Td>
            <Table.Td>
              <Text size="sm" c="dimmed">
                {person.timeLastSignedIn === null ? (
                  t('never')
                ) : (
                  <RelativeTime moment={person.timeLastSignedIn} />
                )}
              </Text>
            </Table.Td>
          </Table.Tr>
        ))}
      </Table.Tbody>
    </Table>
  );
}
