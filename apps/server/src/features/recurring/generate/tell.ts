// In the morning, or at once later in the day: one message for each person about all orders that were made, and what
// owners should know. All of it in one transaction, so that a job that runs again after a crash sends nothing twice.
import { dateIn, momentAt } from '@schooldog/domain/dates';
import { canManageRecurring } from '@schooldog/domain/recurring';
import type { Services } from '../../../platform/api/context.ts';
import { namesOf } from '../../../platform/identity/namesOf.ts';
import { type Language, text } from '../../../platform/messages/index.ts';
import { readOrganization } from '../../../platform/settingsDocuments/organization.ts';
import type { Work } from '../../../platform/work/work.ts';
import { notify } from '../../notifications/index.ts';
import { actorsOf, userIdsWho } from '../../people/index.ts';
import { schoolNames } from '../../schools/index.ts';
import { tellAboutMade } from '../../workOrders/index.ts';
import { takeMadeOrders, takeNotes } from './noteStore.ts';

/** In the district's zone. */
const morning = '06:00';
const page = '/recurringWorkOrders';

export async function tellPeople(services: Services): Promise<void> {
  await services.work({ userId: null }, async (work) => {
    const { enableWorkOrders } = await services.readApp();
    const { timeZone } = await readOrganization(work.tx);
    const now = work.now.toISOString();
    if (!enableWorkOrders || now < momentAt(dateIn(now, timeZone), morning, timeZone)) return;
    await tellAboutMade(work, services, await takeMadeOrders(work.tx, work.now));
    const notes = await takeNotes(work.tx, work.now);
    if (notes.length === 0) return;
    await tellOwners(work, services, notes);
    await tellHolders(work, services, notes);
  });
}

type Note = Awaited<ReturnType<typeof takeNotes>>[number];

async function tellOwners(work: Work, services: Services, notes: readonly Note[]): Promise<void> {
  const toCheck = notes.filter(({ kind }) => kind !== 'needsOwner');
  const byOwner = Map.groupBy(toCheck, ({ ownerUserId }) => ownerUserId);
  const owners = await actorsOf(work.tx, [...byOwner.keys()], await services.readApp());
  const schools = new Map((await schoolNames(work.tx)).map(({ id, name }) => [id, name]));
  const names = await namesOf(
    work.tx,
    toCheck.flatMap(({ userId }) => userId ?? []),
  );
  for (const { userId } of owners.filter(canManageRecurring)) {
    const own = byOwner.get(userId) ?? [];
    const valuesIn = (language: Language) => ({
      titles: titlesOf(own),
      details: own
        .map(({ kind, title, schoolIds, userId: leftOut }) =>
          text(language, `seriesNotes.${kind === 'leftOut' ? 'leftOut' : 'schoolPaused'}`, {
            title,
            schoolNames: schoolIds.map((id) => schools.get(id) ?? '').join(', '),
            personName: names.get(leftOut ?? '') ?? '',
          }),
        )
        .join('\n'),
    });
    await notify(work, services, {
      kind: 'seriesToCheck',
      userIds: [userId],
      values: valuesIn('en'),
      valuesIn,
      url: page,
    });
  }
}

async function tellHolders(work: Work, services: Services, notes: readonly Note[]): Promise<void> {
  const orphans = notes.filter(({ kind }) => kind === 'needsOwner');
  if (orphans.length === 0) return;
  const userIds = await userIdsWho(work, await services.readApp(), canManageRecurring);
  const values = { titles: titlesOf(orphans) };
  await notify(work, services, { kind: 'seriesNeedsOwner', userIds, values, url: page });
}

function titlesOf(notes: readonly Note[]): string {
  return [...new Set(notes.map(({ title }) => title))].join(', ');
}
