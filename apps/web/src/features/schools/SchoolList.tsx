import { Badge, Card, Text } from '@mantine/core';
import type { School } from '@schooldog/domain/schools';
import { IconChevronRight } from '@tabler/icons-react';
import { Link } from '@tanstack/react-router';
import { useTexts } from '../../platform/i18n/useTexts.ts';
import classes from './SchoolList.module.css';

export function SchoolList({ schools }: { schools: readonly School[] }) {
  const { t } = useTexts('features/schools');
  return (
    <ul className={classes.list}>
      {schools.map((school) => (
        <li key={school.id}>
          <Card
            renderRoot={(props) => (
              <Link to="/schools/$schoolId" params={{ schoolId: school.id }} {...props} />
            )}
            withBorder
            padding="sm"
            className={classes.card}
          >
            <div className={classes.words}>
              <Text fw={600}>{school.name}</Text>
              <Text size="sm" c="dimmed">
                {[school.address.city, school.phone].filter(Boolean).join(' · ')}
              </Text>
              <Text size="sm" c="dimmed">
                {school.principalName === ''
                  ? t('noPrincipal')
                  : t('principalIs', { name: school.principalName })}
              </Text>
            </div>
            {school.timeArchived === null ? null : (
              <Badge variant="default" tt="none" flex="none">
                {t('archiving.archived')}
              </Badge>
            )}
            <IconChevronRight size={20} aria-hidden />
          </Card>
        </li>
      ))}
    </ul>
  );
}
