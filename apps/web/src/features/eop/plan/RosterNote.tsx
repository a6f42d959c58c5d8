import { Alert, Anchor } from '@mantine/core';
import type { RoleTableId } from '@schooldog/domain/eopRoles';
import { IconUserOff } from '@tabler/icons-react';
import { Link } from '@tanstack/react-router';
import { useTexts } from '../../../platform/i18n/useTexts.ts';
import { useHasRoute } from '../../../ui/useHasRoute.ts';

type Props = Readonly<{
  schoolId: string;
  gaps: readonly Readonly<{ roleTableId: RoleTableId; gaps: number }>[];
}>;

/** Roles that nobody could take today, with the way to their tables. */
export function RosterNote({ schoolId, gaps }: Props) {
  const { t } = useTexts('features/eop');
  const hasTables = useHasRoute('/eopRoles/$roleId/$schoolId');
  const open = gaps.filter((table) => table.gaps > 0);
  if (open.length === 0) return null;
  return (
    <Alert color="orange" variant="light" icon={<IconUserOff aria-hidden />} title={t('roster.title')}>
      {open.map((table) => {
        const text = t(`roster.${table.roleTableId}`, { count: table.gaps });
        return (
          <div key={table.roleTableId}>
            {hasTables ? (
              <Anchor
                c="inherit"
                underline="always"
                renderRoot={(props) => <Link to={`/eopRoles/${table.roleTableId}/${schoolId}`} {...props} />}
              >
                {text}
              </Anchor>
            ) : (
              text
            )}
          </div>
        );
      })}
    </Alert>
  );
}
