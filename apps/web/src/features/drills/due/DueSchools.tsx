import { Button, Text } from '@mantine/core';
import type { ShownDueDrills } from '@schooldog/contract/drills';
import { canEditDrillRules } from '@schooldog/domain/drills';
import { numberText } from '@schooldog/domain/kernel';
import { IconCircleCheck } from '@tabler/icons-react';
import { useState } from 'react';
import { useTexts } from '../../../platform/i18n/useTexts.ts';
import { useActor } from '../../../platform/session/session.ts';
import { useSchoolNamesById } from '../../schools/index.ts';
import { RequirementLine } from '../words/RequirementLine.tsx';
import classes from './DueDrills.module.css';
import { RulesLink } from './RulesLink.tsx';
import { type SchoolDue, schoolsDue } from './schoolsDue.ts';

/** More schools than these are shown on demand, so that the list below stays near. */
const mostSchools = 4;

type Props = Readonly<{ due: ShownDueDrills }>;

/** The schools with something open, the worst first. */
export function DueSchools({ due }: Props) {
  const { t, language } = useTexts('features/drills/due');
  const [isAll, setIsAll] = useState(false);
  const schools = schoolsDue(due, useSchoolNamesById());
  const canEdit = canEditDrillRules(useActor());
  if (due.rules.length === 0) return <Text>{t('noRules')}</Text>;
  if (schools.length === 0) {
    return (
      <p className={classes.note}>
        <IconCircleCheck size={20} aria-hidden />
        {t('nothing')}
      </p>
    );
  }
  if (schools.every(({ isStartSet }) => !isStartSet)) {
    return (
      <p className={classes.note}>
        {t('allNotSet', { year: due.schoolYear })}
        {canEdit ? <RulesLink label={t('setDays')} /> : null}
      </p>
    );
  }
  const number = numberText(schools.length, language);
  return (
    <>
      <ul className={classes.schools}>
        {(isAll ? schools : schools.slice(0, mostSchools)).map((school) => (
          <li key={school.schoolId}>
            <OneSchool school={school} rules={due.rules} canEdit={canEdit} />
          </li>
        ))}
      </ul>
      {schools.length <= mostSchools ? null : (
        <Button variant="default" onClick={() => setIsAll(!isAll)} style={{ alignSelf: 'flex-start' }}>
          {isAll ? t('showFewer') : t('showAll', { number })}
        </Button>
      )}
    </>
  );
}

type SchoolProps = Readonly<{ school: SchoolDue; rules: ShownDueDrills['rules']; canEdit: boolean }>;

function OneSchool({ school, rules, canEdit }: SchoolProps) {
  const { t } = useTexts('features/drills/due');
  const { name, requirements, isStartSet } = school;
  return (
    <>
      <h3 className={classes.school}>{name}</h3>
      {isStartSet ? null : (
        <p className={classes.note}>
          {t('notSet')}
          {canEdit ? <RulesLink label={t('setDays')} /> : null}
        </p>
      )}
      {requirements.length === 0 ? null : (
        <ul className={classes.lines}>
          {requirements.map((requirement) => (
            <li key={`${requirement.ruleId} ${requirement.from} ${requirement.dueBy} ${requirement.ordinal}`}>
              <RequirementLine
                requirement={requirement}
                rule={rules.find(({ id }) => id === requirement.ruleId)}
              />
            </li>
          ))}
        </ul>
      )}
    </>
  );
}
