// Everything that may be given to a person, group by group, with where it counts, and in the end what it comes to.
import { Alert, Stack } from '@mantine/core';
import {
  type Actor,
  type Features,
  fitsClaimLimit,
  gateOf,
  type Permission,
  permissionGroups,
  permissionsToSave,
  type PermissionValue,
  type PermissionValues,
  visiblePermissions,
} from '@schooldog/domain/permissions';
import { IconAlertTriangle } from '@tabler/icons-react';
import { memo } from 'react';
import { useTexts } from '../../../platform/i18n/useTexts.ts';
import type { Question } from '../../../ui/question.ts';
import { AccessSummary } from './AccessSummary.tsx';
import { DefaultsButton } from './DefaultsButton.tsx';
import { type RoleScope, withValue } from './editing.ts';
import { PermissionGroupCard } from './PermissionGroupCard.tsx';
import { useScopeText } from './useScopeText.ts';
import { useStable } from './useStable.ts';

type Props = Readonly<{
  /** The edited person as they would be after saving. */
  person: Actor;
  scope: RoleScope;
  roleName: string;
  editable: readonly Permission[];
  missing: ReadonlySet<Permission>;
  ask(question: Question): Promise<boolean>;
  onChange(values: PermissionValues): void;
}>;

export const PermissionEditor = memo(function PermissionEditor(props: Props) {
  const { person, scope, roleName, editable, missing, ask, onChange } = props;
  const { t } = useTexts('features/people/permissionEditor');
  const { permissions: values, features } = person;
  const visible = new Set(visiblePermissions(values, features));
  const scopeText = useScopeText();
  const change = useStable((permission: Permission, value: PermissionValue) =>
    onChange(withValue(values, permission, value)),
  );
  return (
    <Stack gap="md">
      <DefaultsButton
        values={values}
        scope={scope}
        editable={editable}
        roleName={roleName}
        ask={ask}
        onChange={onChange}
      />
      {fitsClaimLimit(permissionsToSave(values)) ? null : (
        <Alert
          color="red"
          role="alert"
          icon={<IconAlertTriangle aria-hidden />}
          title={t('tooComplex.title')}
        >
          {t('tooComplex.body')}
        </Alert>
      )}
      {permissionGroups.map(({ name, permissions }) => {
        const gate = closedGate(permissions, features);
        return (
          <PermissionGroupCard
            key={name}
            name={name}
            shown={permissions.filter((permission) => visible.has(permission))}
            values={values}
            scope={scope}
            editable={new Set(editable)}
            missing={missing}
            note={gate === null ? null : t(`featureOff.${gate}`)}
            scopeText={scopeText}
            onChange={change}
          />
        );
      })}
      <AccessSummary person={person} />
    </Stack>
  );
});

/** The feature that hides the whole group, if there is one. */
function closedGate(group: readonly Permission[], features: Features): keyof Features | null {
  const [first] = group;
  const gate = first === undefined ? null : gateOf(first);
  return gate === null || features[gate] ? null : gate;
}
