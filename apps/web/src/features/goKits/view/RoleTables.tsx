import { Stack, Text, Title } from '@mantine/core';
import { placesWith, roleTableName, roleWords } from '@schooldog/domain/eopRoles';
import type { GoKitContent } from '@schooldog/domain/goKits';
import { IconSitemap } from '@tabler/icons-react';
import { useScreenLanguage, useTexts } from '../../../platform/i18n/useTexts.ts';
import card from '../../../ui/recordCard.module.css';
import { StateMessage } from '../../../ui/StateMessage.tsx';
import classes from './Kit.module.css';
import { PhoneLink } from './Ways.tsx';

type Table = GoKitContent['roleTables'][number];

export function RoleTables({ content: { roleTables } }: Readonly<{ content: GoKitContent }>) {
  const { t } = useTexts('features/goKits');
  if (roleTables.length === 0) return <StateMessage icon={<IconSitemap />} title={t('view.noRoles')} />;
  return (
    <Stack gap="xl">
      {roleTables.map((table) => (
        <OneTable key={table.roleTableId} table={table} />
      ))}
    </Stack>
  );
}

function OneTable({ table }: Readonly<{ table: Table }>) {
  const language = useScreenLanguage();
  const name = roleTableName(table.roleTableId, language);
  return (
    <section aria-label={name}>
      <Title order={2} mb="xs">
        {name}
      </Title>
      <ul className={classes.cards}>
        {table.roles.map((role) => (
          <li key={role.id} className={card.card}>
            <OneRole role={role} numberOfBackups={table.numberOfBackups} />
          </li>
        ))}
      </ul>
    </section>
  );
}

type RoleProps = Readonly<{ role: Table['roles'][number]; numberOfBackups: number }>;

function OneRole({ role, numberOfBackups }: RoleProps) {
  const { t, language } = useTexts('features/goKits');
  const { name, description } = roleWords(role, language);
  return (
    <>
      <div>
        <Text fw={600}>{name}</Text>
        {description === '' ? null : (
          <Text size="sm" c="dimmed">
            {description}
          </Text>
        )}
      </div>
      {placesWith(numberOfBackups).map((place) => {
        const person = role[place];
        return (
          <div key={place}>
            <Text size="xs" c="dimmed">
              {t(`view.places.${place}`)}
            </Text>
            {person === null ? (
              <Text size="sm">{t('view.nobody')}</Text>
            ) : (
              <>
                <Text size="sm" fw={600}>
                  {[person.name, person.title].filter((part) => part !== '').join(', ')}
                </Text>
                <PhoneLink person={person} />
              </>
            )}
          </div>
        );
      })}
    </>
  );
}
