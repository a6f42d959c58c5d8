import { Menu } from '@mantine/core';
import type { QuickAction } from '@schooldog/domain/dashboard';
import { actionIcons } from '../../platform/actions/icons.ts';
import { useTexts } from '../../platform/i18n/useTexts.ts';
import { useShell } from '../../platform/navigation/featureShell.ts';

export function ActionItems({ actions }: Readonly<{ actions: readonly QuickAction[] }>) {
  const { t } = useTexts('app');
  const { actions: starts } = useShell();
  return actions.map((action) => {
    const Icon = actionIcons[action];
    return (
      <Menu.Item
        key={action}
        leftSection={<Icon size={20} aria-hidden />}
        onClick={() => starts.get(action)?.()}
      >
        {t(`actions.${action}`)}
      </Menu.Item>
    );
  });
}
