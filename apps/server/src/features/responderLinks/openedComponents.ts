import { isOpenedBy } from '@schooldog/domain/responderLinks';
import type { Reader } from '../../platform/database/database.ts';
import { componentsOfSchool, type EopRow } from '../eop/index.ts';
import type { LinkRow } from './store.ts';

/** What a link shows at this moment, in the order of the plan. */
export async function openedComponents(
  reader: Reader,
  link: Pick<LinkRow, 'schoolId' | 'componentIds' | 'includesContacts'>,
): Promise<EopRow[]> {
  const rows = await componentsOfSchool(reader, link.schoolId);
  return rows.filter(({ id, kind, lastCertificationTime, timeArchived }) =>
    isOpenedBy(link, {
      id,
      kind,
      isEverCertified: lastCertificationTime !== null,
      isArchived: timeArchived !== null,
    }),
  );
}
