import { Button } from '@mantine/core';
import { IconPlus } from '@tabler/icons-react';
import { useMatches } from '@tanstack/react-router';
import { useTexts } from '../../platform/i18n/useTexts.ts';
import { useShell } from '../../platform/navigation/featureShell.ts';
import { useActor } from '../../platform/session/session.ts';
import { visibleActions } from '../../platform/actions/visibleActions.ts';
import { DropMenu } from '../../ui/floating/DropMenu.tsx';
import { ActionItems } from '../shellParts.ts';
import classes from './ActionButton.module.css';

/** The floating Action button: at the bottom right, above the phone's own bar. */
export function ActionButton() {
  const { t } = useTexts('app');
  const actor = useActor();
  const { actions: starts } = useShell();
  const hidden = useMatches({ select: (matches) => matches.at(-1)?.staticData.hideAddButton ?? false });
  const actions = visibleActions(actor, starts);
  const [first, ...others] = actions;
  if (hidden === true || first === undefined) return null;
  const look = {
    classNames: { root: classes.button ?? '', label: classes.label ?? '', section: classes.section ?? '' },
    size: 'md',
    ...(hidden === 'wide' ? { hiddenFrom: 'sm' } : {}),
    leftSection: <IconPlus size={20} aria-hidden />,
  };
  // Whoever has one thing to do is not asked which.
  if (others.length === 0) {
    return (
      <Button {...look} aria-label={t(`actions.${first}`)} onClick={() => starts.get(first)?.()}>
        {t(`actions.${first}`)}
      </Button>
    );
  }

  return (
    <DropMenu
      position="top-end"
      width={240}
      withInitialFocusPlaceholder={false}
      renderButton={(props) => (
        <Button {...props} {...look} aria-label={t('actions.open')}>
          {t('actions.label')}
        </Button>
      )}
    >
      <ActionItems actions={actions} />
    </DropMenu>
  );
}
