import { foldText } from '@schooldog/domain/kernel';
import type { Command } from '../../platform/navigation/featureShell.ts';
import { textMatcher, wordsOf } from '../../ui/textSearch.ts';

const mostShown = 30;

/** Every word must be found in the name, whatever its accents; names that begin with the words come first. */
export function matchingCommands(commands: readonly Command[], query: string): readonly Command[] {
  const matches = textMatcher(query);
  const [first = ''] = wordsOf(query);
  const found = commands.filter(({ label }) => matches(label));
  return [
    ...found.filter(({ label }) => foldText(label).startsWith(first)),
    ...found.filter(({ label }) => !foldText(label).startsWith(first)),
  ].slice(0, mostShown);
}

/** So that Enter opens what was found, and searches elsewhere only where that is nothing. */
export function withFallbacksLast(commands: readonly Command[]): readonly Command[] {
  const isFallback = (command: Command) => command.isFallback === true;
  return [...commands.filter((command) => !isFallback(command)), ...commands.filter(isFallback)];
}

/** Groups in the order in which their first command came. */
export function groupCommands(commands: readonly Command[]) {
  const groups = new Map<string, Command[]>();
  for (const command of commands) {
    const members = groups.get(command.group);
    if (members === undefined) groups.set(command.group, [command]);
    else members.push(command);
  }
  return [...groups].map(([group, members]) => ({ group, commands: members }));
}
