import { Checkbox, Collapse, Text, UnstyledButton } from '@mantine/core';
import {
  lacksSchools,
  nowhere,
  type Permission,
  type PermissionValue,
  schoolsOfValue,
  countsOnlyEverywhere,
} from '@schooldog/domain/permissions';
import { IconChevronDown, IconLock } from '@tabler/icons-react';
import { memo, useId, useState } from 'react';
import { useTexts } from '../../../platform/i18n/useTexts.ts';
import { type RoleScope, ticked } from './editing.ts';
import classes from './PermissionRow.module.css';
import { ScopeEditor } from './ScopeEditor.tsx';

type Props = Readonly<{
  permission: Permission;
  value: PermissionValue | undefined;
  /** Where it counts, in words. */
  where: string;
  scope: RoleScope;
  isEditable: boolean;
  /** A rejected save requires its schools. */
  isMissing: boolean;
  onChange(permission: Permission, value: PermissionValue): void;
}>;

/** A permission with its name, meaning and scope. There are many, so an unchanged one is not rendered again. */
export const PermissionRow = memo(function PermissionRow(props: Props) {
  const { permission, value = nowhere, where, scope, isEditable, isMissing, onChange } = props;
  const { t } = useTexts('features/people/permissionEditor');
  const scopeId = useId();
  const [isOpen, setIsOpen] = useState(false);
  const name = t(`permissions.${permission}.name`);
  const isAll = schoolsOfValue(value) === 'all';
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
            onChange(permission, currentTarget.checked ? ticked(permission, scope) : nowhere)
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
              onChange(permission, changed);
            }}
          />
        </Collapse>
      </div>
    </li>
  );
});
