// The filters of contact lists. Routes read them before the page is loaded, so nothing heavy is imported here.
import { defineFilter, type FilterOf } from '../../ui/list/defineFilter.ts';
import { choice, field, text } from '../../ui/list/filterFields.ts';

const mostChosen = 50;

/** Titles have commas in them. */
const titleSeparator = '|';

function textList<Name extends string>(name: Name, separator: string, isKnown: (written: string) => boolean) {
  return field(name, {
    parse: (written) => {
      const texts = [...new Set(written.split(separator).filter(isKnown))].slice(0, mostChosen);
      return texts.length === 0 ? undefined : texts;
    },
    format: (texts: string[]) => (texts.length === 0 ? undefined : texts.join(separator)),
    chips: (texts) =>
      texts.map((item) => {
        const rest = texts.filter((other) => other !== item);
        return { key: item, item, rest: rest.length === 0 ? undefined : rest };
      }),
  });
}

export const contactFilter = defineFilter({
  search: text('search'),
  skillIds: textList('skillIds', ',', (written) => /^[A-Za-z0-9]{4}$/.test(written)),
  titles: textList('titles', titleSeparator, (written) => written.trim() !== '' && written.length <= 100),
  kind: choice('kind', ['users', 'contacts'] as const),
});
export type ContactListFilter = FilterOf<typeof contactFilter>;

export const contactSchoolsFilter = defineFilter({ find: text('find') });
