import { Button, Group, Select, Stack, Text, Title } from '@mantine/core';
import type { ShownRoleTable } from '@schooldog/contract/eopRoles';
import {
  type EopRole,
  holderKey,
  placeOf,
  placesWith,
  type RoleHolder,
  type RolePlace,
  roleWords,
  type Suggestion,
  suggestionsFor,
} from '@schooldog/domain/eopRoles';
import { formatPhone } from '@schooldog/domain/schools';
import { IconArrowsExchange, IconUserMinus } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { client } from '../../../platform/api/client.ts';
import { rejectionText } from '../../../platform/problems/index.ts';
import { Dialog } from '../../../ui/Dialog.tsx';
import { FailureAlert } from '../../../ui/FailureAlert.tsx';
import { useSkillNames } from '../../contacts/index.ts';
import { useTableChange } from '../queries.ts';
import { holderOfPerson, useRosterWords } from './useRosterWords.ts';
import { useSwap } from './useSwap.ts';

type Props = Readonly<{ table: ShownRoleTable; role: EopRole; place: RolePlace; onClose(): void }>;

/** Who takes a place of a role: people whose skills fit come first. */
export function AssignDialog({ table, role, place, onClose }: Props) {
  const { t, i18n } = useTranslation('features/eopRoles');
  const { nameOf } = useRosterWords(table);
  const swap = useSwap(table, role);
  const change = useTableChange(client.eopRoles.assignRole, { isSilent: true });
  const { schoolId, roleTableId } = table;
  const assign = (holder: RoleHolder | null) =>
    change.mutate(
      { schoolId, roleTableId, roleId: role.id, place, holder, seen: role[place] },
      { onSuccess: onClose },
    );
  const candidates = table.people
    .filter(({ isListed }) => isListed)
    .map((person) => ({ holder: holderOfPerson(person), name: person.name, skillIds: person.skillIds }));
  const suggestions = suggestionsFor(role, table.roles, candidates);
  const others = placesWith(table.numberOfBackups).filter((one) => one !== place);
  return (
    <Dialog
      title={t('assign.of', { role: roleWords(role, i18n.language).name, place: t(`places.${place}`) })}
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
        <Suggestions table={table} suggestions={suggestions} isBusy={change.isPending} onChoose={assign} />
        <Select
          label={t('assign.anyone')}
          placeholder={t('assign.placeholder')}
          searchable
          openOnFocus={false}
          limit={100}
          nothingFoundMessage={t('assign.none')}
          disabled={change.isPending}
          data={candidates
            .filter(({ holder }) => placeOf(role, holder) === null)
            .map(({ holder, name }) => ({ value: holderKey(holder), label: name }))}
          value={null}
          onChange={(key) => {
            const chosen = candidates.find(({ holder }) => holderKey(holder) === key);
            if (chosen !== undefined) assign(chosen.holder);
          }}
        />
        <Text size="sm" c="dimmed">
          {t('assign.help')}
        </Text>
      </Stack>
    </Dialog>
  );
}

type Choosing = Readonly<{ table: ShownRoleTable; isBusy: boolean; onChoose(holder: RoleHolder): void }>;

function Suggestions({
  suggestions,
  ...choosing
}: Choosing & Readonly<{ suggestions: readonly Suggestion[] }>) {
  const { t } = useTranslation('features/eopRoles');
  return (
    <section>
      <Title order={3} size="h5" mb="xs">
        {t('assign.suggested')}
      </Title>
      {suggestions.length === 0 ? (
        <Text size="sm" c="dimmed">
          {t('assign.noSuggestions')}
        </Text>
      ) : (
        <Stack gap="xs">
          {suggestions.map((suggestion) => (
            <SuggestedPerson key={holderKey(suggestion.holder)} suggestion={suggestion} {...choosing} />
          ))}
        </Stack>
      )}
    </section>
  );
}

type PersonProps = Choosing & Readonly<{ suggestion: Suggestion }>;

function SuggestedPerson({ table, suggestion, isBusy, onChoose }: PersonProps) {
  const { t } = useTranslation('features/eopRoles');
  const { personOf } = useRosterWords(table);
  const skillNames = useSkillNames();
  const { holder, name, matchingSkillIds, placesHeld } = suggestion;
  const person = personOf(holder);
  const facts = [person?.title ?? '', formatPhone(person?.phoneNumber ?? null) ?? ''].filter(
    (text) => text !== '',
  );
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
