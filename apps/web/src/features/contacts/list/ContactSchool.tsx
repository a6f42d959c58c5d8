import { Alert } from '@mantine/core';
import { useNavigate } from '@tanstack/react-router';
import { useTexts } from '../../../platform/i18n/useTexts.ts';
import { PlanSchool } from '../../eop/index.ts';
import classes from './ContactList.module.css';

type Props = Readonly<{ schoolId: string; isArchived: boolean }>;

/** A choice of the schools that one manages. */
export function ContactSchool({ schoolId, isArchived }: Props) {
  const { t } = useTexts('features/contacts');
  const navigate = useNavigate();
  const choose = (chosen: string) =>
    void navigate({ to: '/contacts/$schoolId', params: { schoolId: chosen }, replace: true });
  return (
    <div className={classes.school}>
      <PlanSchool schoolId={schoolId} label={t('school')} isInTitle onChoose={choose} />
      {isArchived ? (
        <Alert color="gray" mt="sm">
          {t('archived')}
        </Alert>
      ) : null}
    </div>
  );
}
