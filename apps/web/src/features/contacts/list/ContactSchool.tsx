import { Alert, Text } from '@mantine/core';
import { contactRules } from '@schooldog/domain/contacts';
import { may } from '@schooldog/domain/permissions';
import { useNavigate } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import { useActor } from '../../../platform/session/session.ts';
import { SchoolSelect, useSchoolNames } from '../../schools/index.ts';
import classes from './ContactList.module.css';

type Props = Readonly<{ schoolId: string; isArchived: boolean }>;

/** A choice of the schools that one manages, or the name of this one. */
export function ContactSchool({ schoolId, isArchived }: Props) {
  const { t } = useTranslation('features/contacts');
  const actor = useActor();
  const navigate = useNavigate();
  const names = useSchoolNames().data ?? [];
  const offered = names
    .filter(
      (school) =>
        school.isArchived !== true &&
        may(contactRules.edit, actor, { schoolId: school.id, isSchoolArchived: false }),
    )
    .map(({ id }) => id);
  const choose = (chosen: string | null) => {
    if (chosen === null || chosen === schoolId) return;
    void navigate({ to: '/contacts/$schoolId', params: { schoolId: chosen }, replace: true });
  };
  return (
    <div className={classes.school}>
      {offered.length === 0 ? (
        <Text fw={600}>{names.find(({ id }) => id === schoolId)?.name ?? '…'}</Text>
      ) : (
        <SchoolSelect
          purpose="filter"
          offered={offered}
          value={schoolId}
          onChange={choose}
          label={t('school')}
        />
      )}
      {isArchived ? (
        <Alert color="gray" mt="sm">
          {t('archived')}
        </Alert>
      ) : null}
    </div>
  );
}
