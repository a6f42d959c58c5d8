// The addresses of the profile pages. They are read before a page is loaded, so nothing heavy is imported here.
import { isId } from '@schooldog/domain/kernel';
import { searchText } from '../../ui/searchText.ts';

export type ProfilesSearch = { school?: string; archived?: true };
export type ProfileSearch = { find?: string; archived?: true };

type Raw = Readonly<Record<string, unknown>>;

export function validProfilesSearch({ school, archived }: Raw): ProfilesSearch {
  return {
    ...(typeof school === 'string' && isId(school) ? { school } : {}),
    ...(archived === true ? { archived } : {}),
  };
}

export function validProfileSearch({ find, archived }: Raw): ProfileSearch {
  const text = searchText(find);
  return { ...(text === '' ? {} : { find: text }), ...(archived === true ? { archived } : {}) };
}
