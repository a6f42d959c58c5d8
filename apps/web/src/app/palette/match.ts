import type { Command } from '../../platform/commands/commands.ts';

const mostShown = 30;

/** Every word must be found in the name, whatever its accents; names that begin with the words come first. */
export function matchingCommands(commands: readonly Command[], query: string): readonly Command[] {
  const words = plain(query).split(/\s+/).filter(Boolean);
  const [first = ''] = words;
  const found = commands.filter(({ label }) => words.every((word) => plain(label).includes(word)));
  return [
    ...found.filter(({ label }) => plain(label).startsWith(first)),
    ...found.filter(({ label }) => !plain(label).startsWith(first)),
  ].slice(0, mostShown);
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

function plain(text: string): string {
  return text
    .normalize('NFD')
    .replaceAll(/\p{Diacritic}/gu, '')
    .toLowerCase();
}
