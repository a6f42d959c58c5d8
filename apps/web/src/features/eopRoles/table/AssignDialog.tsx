import { Button, Group, Skeleton, Stack, Text, Title } from '@mantine/core';
import type { ShownRoleTable, SuggestedHolder } from '@schooldog/contract/eopRoles';
import {
  type EopRole,
  holderKey,
  placesWith,
  type RoleHolder,
  type RolePlace,
  roleWords,
} from '@schooldog/domain/eopRoles';
import { formatPhone } from '@schooldog/domain/schools';
import { IconArrowsExchange, IconUserMinus } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { api, client } from '../../../platform/api/client.ts';
import { useConnectivity } from '../../../platform/connectivity/connectivity.ts';
import { useTexts } from '../../../platform/i18n/useTexts.ts';
import { rejectionText } from '../../../platform/problems/index.ts';
import { Dialog } from '../../../ui/Dialog.tsx';
import { FailureAlert } from '../../../ui/FailureAlert.tsx';
import { QueryState } from '../../../ui/QueryState.tsx';
import { useSkillNames } from '../../contacts/index.ts';
import { useTableChange } from '../queries.ts';
import { PersonSearch } from './PersonSearch.tsx';
import { useRosterWords } from './useRosterWords.ts';
import { useSwap } from './useSwap.ts';

type Props = Readonly<{ table: ShownRoleTable; role: EopRole; place: RolePlace; onClose(): void }>;

/** Who takes a place of a role: people whose skills fit come first. */
export function AssignDialog({ table, role, place, onClose }: Props) {
  const { t, language } = useTexts('features/eopRoles');
  const { nameOf } = useRosterWords(table);
  const swap = useSwap(table, role);
  const change = useTableChange(client.eopRoles.assignRole, { isSilent: true });
  const { schoolId, roleTableId } = table;
  const assign = (holder: RoleHolder | null) =>
    change.mutate(
      { schoolId, roleTableId, roleId: role.id, place, holder, seen: role[place] },
      { onSuccess: onClose },
    );
  const others = placesWith(table.numberOfBackups).filter((one) => one !== place);
  return (
    <Dialog
      title={t('assign.of', { role: roleWords(role, language).name, place: t(`places.${place}`) })}
      onClose={onClose}
    >
      <Stack gap="md">
        {change.isError ? (
          <FailureAlert>{rejectionText(change.error) ?? t('notUpdated')}</FailureAlert>
        ) : null}
        {role[place] === null ? null : (
          <Group gap="sm">
            <Text flex={1}>{t('assign.present', { name: nameOf(role[place]) })}</Text>
            {others.map((other) => (
              <Button
                key={other}
                variant="default"
                leftSection={<IconArrowsExchange size={16} aria-hidden />}
                onClick={() => {
                  swap(place, other);
                  onClose();
                }}
              >
                {t('assign.swap', { place: t(`places.${other}`) })}
              </Button>
            ))}
            <Button
              variant="default"
              color="red"
              leftSection={<IconUserMinus size={16} aria-hidden />}
              loading={change.isPending}
              onClick={() => assign(null)}
            >
              {t('assign.remove')}
            </Button>
          </Group>
        )}
        <Suggestions table={table} role={role} isBusy={change.isPending} onChoose={assign} />
        <PersonSearch schoolId={schoolId} role={role} isDisabled={change.isPending} onChoose={assign} />
        <Text size="sm" c="dimmed">
          {t('assign.help')}
        </Text>
      </Stack>
    </Dialog>
  );
}

type Choosing = Readonly<{ isBusy: boolean; onChoose(holder: RoleHolder): void }>;

function Suggestions({ table, role, ...choosing }: Choosing & Pick<Props, 'table' | 'role'>) {
  const { t } = useTexts('features/eopRoles');
  const { isOffline } = useConnectivity();
  const { schoolId, roleTableId } = table;
  const suggested = useQuery(
    api.eopRoles.suggestRoleHolders.queryOptions({
      input: { schoolId, roleTableId, roleId: role.id },
      meta: { follows: ['eopRoles', 'contacts'] },
    }),
  );
  return (
    <section>
      <Title order={3} size="h5" mb="xs">
        {t('assign.suggested')}
      </Title>
      <QueryState query={suggested} isOffline={isOffline} skeleton={<Skeleton h={120} />}>
        {(suggestions) =>
          suggestions.length === 0 ? (
            <Text size="sm" c="dimmed">
              {t('assign.noSuggestions')}
            </Text>
          ) : (
            <Stack gap="xs">
              {suggestions.map((suggestion) => (
                <SuggestedPerson key={holderKey(suggestion.holder)} suggestion={suggestion} {...choosing} />
              ))}
            </Stack>
          )
        }
      </QueryState>
    </section>
  );
}

type PersonProps = Choosing & Readonly<{ suggestion: SuggestedHolder }>;

function SuggestedPerson({ suggestion, isBusy, onChoose }: PersonProps) {
  const { t } = useTexts('features/eopRoles');
  const skillNames = useSkillNames();
  const { holder, name, title, phoneNumber, matchingSkillIds, placesHeld } = suggestion;
  const facts = [title, formatPhone(phoneNumber) ?? ''].filter((text) => text !== '');
  return (
    <Group gap="sm" wrap="nowrap">
      <div style={{ flex: 1, minWidth: 0 }}>
        <Text fw={600} size="sm">
          {name}
        </Text>
        <Text size="xs" c="dimmed">
          {facts.join(' · ')}
        </Text>
        <Text size="xs">
          {t('assign.reason', { skills: skillNames(matchingSkillIds).join(', ') })}
          {placesHeld === 0 ? null : ` ${t('assign.held', { count: placesHeld })}`}
        </Text>
      </div>
      <Button variant="light" disabled={isBusy} onClick={() => onChoose(holder)}>
        {t('assign.choose')}
      </Button>
    </Group>
  );
}
