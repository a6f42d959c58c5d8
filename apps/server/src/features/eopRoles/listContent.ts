// A table of roles as a text of the plan, to be certified and printed.
import type { RichText, RichTextBlock } from '@schooldog/domain/eop';
import { type EopRole, placesWith, type RoleHolder, roleWords } from '@schooldog/domain/eopRoles';
import type { FeatureQueries } from '@schooldog/domain/events';
import { formatPhone } from '@schooldog/domain/schools';
import type { Reader } from '../../platform/database/database.ts';
import { type Listed, listedAt } from './people.ts';
import { findRoleTable } from './store.ts';
import { wordsIn } from './exports/words.ts';

export async function roleTableContent(
  reader: Reader,
  { kind, eopRolesId, language }: FeatureQueries['eop.listContent']['query'],
): Promise<RichText | null> {
  const table = kind === 'roles' && eopRolesId !== null ? await findRoleTable(reader, eopRolesId) : undefined;
  if (table === undefined) return null;
  const listed = await listedAt(reader, table.schoolId);
  const words = wordsIn(language);
  const places = placesWith(table.numberOfBackups);
  const header = row('tableHeader', [[words('role')], ...places.map((place) => [words(`places.${place}`)])]);
  const rowOf = (role: EopRole) => {
    const { name, description } = roleWords(role, language);
    return row('tableCell', [[name, description], ...places.map((place) => personOf(role[place], listed))]);
  };
  return { type: 'doc', content: [{ type: 'table', content: [header, ...table.roles.map(rowOf)] }] };
}

function personOf(holder: RoleHolder | null, listed: Listed): string[] {
  const person = holder === null ? undefined : listed.of(holder);
  if (person === undefined) return ['—'];
  return [`${person.firstName} ${person.lastName}`, person.title, formatPhone(person.phoneNumber) ?? ''];
}

/** One paragraph for every line that has text. */
function row(type: 'tableHeader' | 'tableCell', cells: readonly (readonly string[])[]) {
  const attrs = { colspan: 1, rowspan: 1, colwidth: null };
  return {
    type: 'tableRow' as const,
    content: cells.map((lines) => {
      const content = lines.filter((line) => line !== '').map(paragraph);
      return { type, attrs, content: content.length === 0 ? [{ type: 'paragraph' as const }] : content };
    }),
  };
}

function paragraph(text: string): RichTextBlock {
  return { type: 'paragraph', content: [{ type: 'text', text }] };
}
