import { Avatar, Group, Text } from '@mantine/core';
import type { ShownWorkOrder } from '@schooldog/contract/workOrders';
import { useTexts } from '../../../platform/i18n/useTexts.ts';

const mostAvatars = 10;

/** As pictures of their initials, with their names; beyond ten as a number. */
export function AssignedPeople({ people }: Readonly<{ people: ShownWorkOrder['assignedNames'] }>) {
  const { t } = useTexts('features/workOrders');
  if (people.length === 0)
    return (
      <Text span c="dimmed" inherit>
        {t('unassigned')}
      </Text>
    );
  const named = people.map(({ userId, name }) => ({ userId, name: name ?? t('formerUser') }));
  const more = people.length - mostAvatars;
  return (
    <Group gap="xs">
      <Avatar.Group aria-hidden spacing={4}>
        {named.slice(0, mostAvatars).map(({ userId, name }) => (
          <Avatar key={userId} size={32} radius="50%" color="pine" name={name} title={name} />
        ))}
        {more > 0 ? (
          <Avatar size={32} radius="50%">
            +{more}
          </Avatar>
        ) : null}
      </Avatar.Group>
      <span>{named.map(({ name }) => name).join(', ')}</span>
    </Group>
  );
}
