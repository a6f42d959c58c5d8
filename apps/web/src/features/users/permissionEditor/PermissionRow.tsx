import { Checkbox, Collapse, Text, UnstyledButton } from '@mantine/core';
import {
  lacksSchools,
  nowhere,
  type Permission,
  type PermissionValue,
  schoolsOfValue,
} from '@schooldog/domain/permissions';
import { IconChevronDown, IconLock } from '@tabler/icons-react';
import { useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { countsOnlyEverywhere, type RoleScope, ticked } from './editing.ts';
import classes from './PermissionRow.module.css';
import { ScopeEditor } from './ScopeEditor.tsx';
import { useSchoolWords } from './useSchoolWords.ts';

type Props = Readonly<{
  permission: Permission;
  value: PermissionValue | undefined;
  scope: RoleScope;
  isEditable: boolean;
  /** A refused save asked for its schools. */
  isMissing: boolean;
  onChange(value: PermissionValue): void;
}>;

/** A permission with its name, what it means, and where it counts. */
export function PermissionRow({
  permission,
  value = nowhere,
  scope,
  isEditable,
  isMissing,
  onChange,
}: Props) {
  const { t } = useTranslation('permissionEditor');
  const scopeId = useId();
  const [isOpen, setIsOpen] = useState(false);
  const schoolWords = useSchoolWords(1);
  const name = t(`permissions.${permission}.name`);
  const schools = schoolsOfValue(value);
  const isAll = schools === 'all';
  const where = isAll
    ? t('scope.all')
    : schools.length === 0
      ? t('scope.none')
      : (schoolWords(schools) ?? t('scope.count', { count: schools.length }));
  const needsChoice = lacksSchools(value);
  const isFixed = !isEditable || (isAll && countsOnlyEverywhere(permission));
  const isShown = isOpen || needsChoice;

  return (
    <li className={classes.row}>
      <div className={classes.line}>
        <Checkbox
          className={classes.box}
          radius={4}
          label={name}
          description={t(`permissions.${permission}.help`)}
          checked={value.hasPermission}
          disabled={!isEditable}
          onChange={({ currentTarget }) =>
            onChange(currentTarget.checked ? ticked(permission, scope) : nowhere)
          }
        />
        {value.hasPermission && isFixed ? <span className={classes.fixed}>{where}</span> : null}
        {value.hasPermission && !isFixed ? (
          <UnstyledButton
            className={classes.scope}
            data-missing={needsChoice || undefined}
            aria-expanded={isShown}
            aria-controls={scopeId}
            aria-label={t('scope.change', { permission: name, scope: where })}
            onClick={() => setIsOpen(!isShown)}
          >
            <span className={classes.where}>{where}</span>
            <IconChevronDown size={16} aria-hidden className={classes.chevron} />
          </UnstyledButton>
        ) : null}
      </div>
      {isEditable ? null : (
        <Text size="sm" c="dimmed" className={classes.note}>
          <IconLock size={14} aria-hidden /> {t('notOnOneself')}
        </Text>
      )}
      <div id={scopeId} className={classes.editor}>
        <Collapse expanded={value.hasPermission && !isFixed && isShown} keepMounted={false}>
          <ScopeEditor
            permission={permission}
            value={value}
            roleSchoolIds={scope.roleSchoolIds}
            isMissing={isMissing && needsChoice}
            onChange={(changed) => {
              setIsOpen(true);
              onChange(changed);
            }}
          />
        </Collapse>
      </div>
    </li>
  );
}
