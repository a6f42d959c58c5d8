import '@mantine/spotlight/styles.layer.css';
import { createSpotlight, Spotlight, useSpotlight } from '@mantine/spotlight';
import { IconSearch } from '@tabler/icons-react';
import { useEffect, useState } from 'react';
import { useTexts } from '../../platform/i18n/useTexts.ts';
import type { Command } from '../../platform/navigation/featureShell.ts';
import { useCloseOnBack } from '../../ui/backButton.ts';
import { groupCommands, matchingCommands } from './match.ts';
import classes from './Palette.module.css';
import { useBuiltInCommands } from './useBuiltInCommands.ts';
import { useFoundCommands } from './useFoundCommands.ts';

const [store, spotlight] = createSpotlight();

export function Palette({ timesAsked }: Readonly<{ timesAsked: number }>) {
  const { t } = useTexts('app');
  const [query, setQuery] = useState('');
  const commands = [...matchingCommands(useBuiltInCommands(), query), ...useFoundCommands(query)];
  useCloseOnBack(spotlight.close, useSpotlight(store).opened);
  useEffect(() => {
    if (timesAsked > 0) spotlight.open();
  }, [timesAsked]);
  const shown = commands.map(({ id }) => id).join();
  useEffect(() => {
    if (query.trim() !== '' && shown !== '') selectFirst();
  }, [query, shown]);

  return (
    <Spotlight.Root
      store={store}
      query={query}
      onQueryChange={setQuery}
      shortcut={null}
      scrollable
      maxHeight="min(480px, 70dvh)"
      attributes={{ content: { 'aria-label': t('palette.label') } }}
    >
      <Spotlight.Search
        placeholder={t('palette.placeholder')}
        aria-label={t('palette.placeholder')}
        leftSection={<IconSearch size={20} aria-hidden />}
      />
      <Spotlight.ActionsList>
        {groupCommands(commands).map(({ group, commands: members }) => (
          <Spotlight.ActionsGroup key={group} label={group}>
            {members.map((command) => (
              <PaletteAction key={command.id} command={command} />
            ))}
          </Spotlight.ActionsGroup>
        ))}
        {commands.length === 0 ? <Spotlight.Empty>{t('palette.nothing')}</Spotlight.Empty> : null}
      </Spotlight.ActionsList>
    </Spotlight.Root>
  );
}

/** The library selects the first command when the user types, but not when the server's answers come later. */
function selectFirst(): void {
  const list = document.getElementById(store.getState().listId);
  if (list === null || list.querySelector('[data-selected]') !== null) return;
  list.querySelector('[data-action]')?.setAttribute('data-selected', 'true');
  store.updateState((state) => ({ ...state, selected: 0 }));
}

function PaletteAction({ command }: Readonly<{ command: Command }>) {
  return (
    <Spotlight.Action
      label={command.label}
      {...(command.description === undefined ? {} : { description: command.description })}
      leftSection={<command.icon size={20} stroke={1.75} aria-hidden />}
      onClick={command.run}
      classNames={{ actionDescription: classes.description ?? '' }}
    />
  );
}
