import type { RichText } from '@schooldog/domain/eop';
import type { SignedInContext } from '../../platform/api/context.ts';
import type { Reader } from '../../platform/database/database.ts';
import { languageOf } from '../../platform/messages/index.ts';
import { contentsOf } from './contentStore.ts';
import type { EopRow } from './store.ts';

/** The text of the draft; of a contact list or a table of roles as it is now, in the caller's language. */
export async function draftContent(
  { services, signedIn }: Pick<SignedInContext, 'services' | 'signedIn'>,
  reader: Reader,
  { id, schoolId, kind, eopRolesId }: Pick<EopRow, 'id' | 'schoolId' | 'kind' | 'eopRolesId'>,
): Promise<RichText | null> {
  if (kind === 'document') return (await contentsOf(reader, id)).content;
  const language = languageOf(signedIn.profile.language);
  const query = { schoolId, kind, eopRolesId, language };
  const answers = await services.hooks.collect(reader, 'eop.listContent', query);
  return answers.find((answer) => answer !== null) ?? null;
}
