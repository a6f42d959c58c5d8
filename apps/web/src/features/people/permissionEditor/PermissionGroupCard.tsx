import { Card, Text, Title } from '@mantine/core';
import type {
  Permission,
  PermissionGroup,
  PermissionValue,
  PermissionValues,
} from '@schooldog/domain/permissions';
import { useId } from 'react';
import { useTexts } from '../../../platform/i18n/useTexts.ts';
import { isTicked, type RoleScope } from './editing.ts';
import classes from './PermissionGroupCard.module.css';
import { PermissionRow } from './PermissionRow.tsx';

type Props = Readonly<{
  name: PermissionGroup;
  shown: readonly Permission[];
  values: PermissionValues;
  scope: RoleScope;
  editable: ReadonlySet<Permission>;
  missing: ReadonlySet<Permission>;
  /** Said in place of the rows, when the feature of the group is off. */
  note: string | null;
  scopeText(value: PermissionValue | undefined): string;
  onChange(permission: Permission, value: PermissionValue): void;
}>;

export function PermissionGroupCard(props: Props) {
  const { name, shown, values, scope, editable, missing, note, scopeText, onChange } = props;
  const { t } = useTexts('features/people/permissionEditor');
  const titleId = useId();
  const held = shown.filter((permission) => isTicked(values, permission)).length;
  return (
    <Card withBorder padding={0} component="section" aria-labelledby={titleId}>
      <div className={classes.head}>
        <Title order={4} id={titleId} className={classes.title}>
          {t(`groups.${name}`)}
        </Title>
        {note === null ? (
          <Text size="sm" c="dimmed" className={classes.count ?? ''}>
            {t('held', { held, offered: shown.length })}
          </Text>
        ) : null}
      </div>
      {note === null ? (
        <ul className={classes.rows}>
          {shown.map((permission) => (
            <PermissionRow
              key={permission}
              permission={permission}
              value={values[permission]}
              where={scopeText(values[permission])}
              scope={scope}
              isEditable={editable.has(permission)}
              isMissing={missing.has(permission)}
              onChange={onChange}
            />
          ))}
        </ul>
      ) : (
        <Text size="sm" c="dimmed" className={classes.note}>
          {note}
        </Text>
      )}
    </Card>
  );
}
