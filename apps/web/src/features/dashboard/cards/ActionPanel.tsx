import { UnstyledButton } from '@mantine/core';
import { actionIcons } from '../../../platform/actions/icons.ts';
import { visibleActions } from '../../../platform/actions/visibleActions.ts';
import { useTexts } from '../../../platform/i18n/useTexts.ts';
import { useShell } from '../../../platform/navigation/featureShell.ts';
import { useActor } from '../../../platform/session/session.ts';
import classes from './ActionPanel.module.css';

/** What a person starts most often, as large buttons; it works offline as far as the actions do. */
export function ActionPanel() {
  const { t } = useTexts('features/dashboard');
  const { actions: starts } = useShell();
  const actions = visibleActions(useActor(), starts);
  return (
    <div className={classes.panel}>
      {actions.toReversed().map((action) => {
        const Icon = actionIcons[action];
        return (
          <UnstyledButton key={action} className={classes.action} onClick={() => starts.get(action)?.()}>
            <Icon size={28} stroke={1.75} aria-hidden />
            {t(`actions.${action}`)}
          </UnstyledButton>
        );
      })}
    </div>
  );
}
