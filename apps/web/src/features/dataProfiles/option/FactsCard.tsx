import { Badge, Card, Group, Text, Title } from '@mantine/core';
import type { ReactNode } from 'react';
import { useTexts } from '../../../platform/i18n/useTexts.ts';
import { useSchoolNames } from '../../schools/index.ts';
import classes from './FactsCard.module.css';
import type { ShownOption } from './shownOption.ts';

export function FactsCard({ option }: Readonly<{ option: ShownOption }>) {
  const { t } = useTexts('features/dataProfiles');
  const school = useSchoolNames().data?.find(({ id }) => id === option.schoolId)?.name;
  return (
    <Card withBorder component="section" aria-labelledby="location-facts">
      <Title order={2} id="location-facts" mb="sm">
        {t('page.facts')}
      </Title>
      <dl className={classes.facts}>
        <Fact label={t('page.school')}>{school}</Fact>
        <Fact label={t('page.profile')}>{option.profileName}</Fact>
        <Fact label={t('option.aliases')}>
          {option.aliases.length === 0 ? (
            <Text span c="dimmed">
              {t('page.none')}
            </Text>
          ) : (
            <Group gap={6}>
              {option.aliases.map((alias) => (
                <Badge key={alias} variant="default" tt="none" size="lg" fw={400}>
                  {alias}
                </Badge>
              ))}
            </Group>
          )}
        </Fact>
        {Object.entries(option.attributes).map(([name, value]) => (
          <Fact key={name} label={name}>
            {value}
          </Fact>
        ))}
      </dl>
      {option.mergedIds.length === 0 ? null : (
        <Text size="sm" c="dimmed" mt="md">
          {t('page.mergedCount', { count: option.mergedIds.length })}
        </Text>
      )}
    </Card>
  );
}

function Fact({ label, children }: Readonly<{ label: string; children: ReactNode }>) {
  return (
    <div>
      <dt>{label}</dt>
      <dd>{children}</dd>
    </div>
  );
}
