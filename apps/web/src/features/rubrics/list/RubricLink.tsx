import type { ListedRubric } from '@schooldog/contract/rubrics';
import { Link } from '@tanstack/react-router';
import { useTexts } from '../../../platform/i18n/useTexts.ts';
import classes from './RubricList.module.css';

/** Covers its card or row. */
export function RubricLink({ rubric: { id, name } }: Readonly<{ rubric: ListedRubric }>) {
  const { t } = useTexts('features/rubrics');
  return (
    <Link to="/rubrics/$rubricId" params={{ rubricId: id }} className={classes.link}>
      {name === '' ? t('unnamed') : name}
    </Link>
  );
}
