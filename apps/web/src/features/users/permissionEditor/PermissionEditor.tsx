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
  type PermissionValues,
  visiblePermissions,
} from '@schooldog/domain/permissions';
import { IconAlertTriangle } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import type { Question } from '../../../ui/question.ts';
import { AccessSummary } from './AccessSummary.tsx';
import { DefaultsButton } from './DefaultsButton.tsx';
import type { RoleScope } from './editing.ts';
import { PermissionGroupCard } from './PermissionGroupCard.tsx';

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

export function PermissionEditor({ person, scope, roleName, editable, missing, ask, onChange }: Props) {
  const { t } = useTranslation('permissionEditor');
  const { permissions: values, features } = person;
  const visible = new Set(visiblePermissions(values, features));
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
            onChange={onChange}
          />
        );
      })}
      <AccessSummary person={person} />
    </Stack>
  );
}

/** The feature that hides the whole group, if there is one. */
function closedGate(group: readonly Permission[], features: Features): keyof Features | null {
  const [first] = group;
  const gate = first === undefined ? null : gateOf(first);
  return gate === null || features[gate] ? null : gate;
}
