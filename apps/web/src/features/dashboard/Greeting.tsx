import { Text, Title } from '@mantine/core';
import { useTexts } from '../../platform/i18n/useTexts.ts';
import { useUser } from '../../platform/session/session.ts';
import { useOrganization } from '../schools/index.ts';
import classes from './Greeting.module.css';
import { useRoleLine } from './useRoleLine.ts';

/** First name, friendly role with the schools of a school-bound role, and the district. */
export function Greeting() {
  const { t } = useTexts('features/dashboard');
  const { firstName } = useUser();
  const district = useOrganization().data?.districtName ?? '';
  const roleLine = useRoleLine();

  return (
    <header>
      <Title order={1} className={classes.name}>
        {t('welcome', { name: firstName })}
      </Title>
      <Text mt={4}>{roleLine}</Text>
      <Text c="dimmed" className={classes.district}>
        {district}
      </Text>
    </header>
  );
}
