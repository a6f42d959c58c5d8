import type { OptionForm } from '@schooldog/domain/dataProfiles';

/** A list as a table: its names, and a column for every detail that one of them has. */
export function exportedRows(
  options: readonly OptionForm[],
  names: Readonly<{ label: string; aliases: string }>,
): string[][] {
  const details = [...new Set(options.flatMap(({ attributes }) => Object.keys(attributes)))];
  return [
    [names.label, names.aliases, ...details],
    ...options.map(({ label, aliases, attributes }) => [
      label,
      aliases.join('; '),
      ...details.map((name) => attributes[name] ?? ''),
    ]),
  ];
}
