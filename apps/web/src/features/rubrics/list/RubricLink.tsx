import type { ListedRubric } from '@schooldog/contract/rubrics';
import { Link } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import classes from './RubricList.module.css';

/** Covers its card or row. */
export function RubricLink({ rubric: { id, name } }: Readonly<{ rubric: ListedRubric }>) {
  const { t } = useTranslation('features/rubrics');
  return (
    <Link to="/rubrics/$rubricId" params={{ rubricId: id }} className={classes.link}>
      {name === '' ? t('unnamed') : name}
    </Link>
  );
}
