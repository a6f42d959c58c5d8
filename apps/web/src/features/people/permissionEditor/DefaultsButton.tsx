import { Button, Group, Text } from '@mantine/core';
import type { Permission, PermissionValues } from '@schooldog/domain/permissions';
import { IconWand } from '@tabler/icons-react';
import { useId } from 'react';
import { useTexts } from '../../../platform/i18n/useTexts.ts';
import type { Question } from '../../../ui/question.ts';
import classes from './DefaultsButton.module.css';
import { defaultsHindrance, differing, type RoleScope, withDefaults } from './editing.ts';

type Props = Readonly<{
  values: PermissionValues;
  scope: RoleScope;
  editable: readonly Permission[];
  roleName: string;
  ask(question: Question): Promise<boolean>;
  onChange(values: PermissionValues): void;
}>;

/** Sets the defaults of the role. Other choices are replaced only after a confirmation. */
export function DefaultsButton({ values, scope, editable, roleName, ask, onChange }: Props) {
  const { t } = useTexts('features/people/permissionEditor');
  const noteId = useId();
  const hindrance = defaultsHindrance(scope);
  const defaults = withDefaults(values, scope, editable);
  const count = defaults === null ? 0 : differing(values, defaults).length;
  const isEmpty = differing({}, values).length === 0;
  const note =
    hindrance !== null
      ? t(`defaults.reason.${hindrance}`)
      : count === 0
        ? t('defaults.same')
        : isEmpty
          ? t('defaults.empty')
          : null;

  const set = async () => {
    if (defaults === null) return;
    const isSure =
      isEmpty ||
      count === 0 ||
      (await ask({
        title: t('defaults.confirmTitle'),
        body: t('defaults.confirmBody', { count, role: roleName }),
        confirmLabel: t('defaults.confirm'),
      }));
    if (isSure) onChange(defaults);
  };

  return (
    <Group gap="sm">
      <Button
        variant="light"
        classNames={{ root: classes.button ?? '', label: classes.label ?? '' }}
        leftSection={<IconWand size={16} aria-hidden />}
        disabled={defaults === null}
        aria-describedby={note === null ? undefined : noteId}
        onClick={() => void set()}
      >
        {t('defaults.button')}
      </Button>
      {note === null ? null : (
        <Text size="sm" c="dimmed" id={noteId}>
          {note}
        </Text>
      )}
    </Group>
  );
}
