import { IconSchool } from '@tabler/icons-react';
import { memo } from 'react';
import { useTexts } from '../../platform/i18n/useTexts.ts';
import { useSchoolNames } from './queries.ts';
import classes from './SchoolLine.module.css';

/** The school where there is nothing to choose. */
export const SchoolLine = memo(function SchoolLine({ schoolId }: Readonly<{ schoolId: string }>) {
  const { t } = useTexts('features/schools');
  const name = useSchoolNames().data?.find(({ id }) => id === schoolId)?.name ?? '';
  return (
    <p className={classes.line}>
      <IconSchool size={18} aria-label={t('select.one')} />
      {name}
    </p>
  );
});
