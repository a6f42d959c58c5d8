// What the form asks for, fetched before somebody needs it without a network. Answers that are kept survive a restart.
import { type Actor, schoolsWith } from '@schooldog/domain/permissions';
import { api } from '../../../platform/api/client.ts';
import { queryClient } from '../../../platform/api/queryClient.ts';
import { isReady } from '../../../platform/localDatabase/index.ts';
import { actorOf, sessionStore } from '../../../platform/session/session.ts';
import { pickerOffer } from '../../picker/index.ts';
import { recipientsAt } from './alertRecipients.ts';
import { allowancesAt } from './allowances.ts';
import { recentSchool } from './recent.ts';
import { schoolsToWarm } from './schoolsToWarm.ts';

export async function warmEntryDialog(): Promise<void> {
  const { session } = sessionStore.get();
  const actor = session === null ? null : actorOf(session);
  if (actor === null) return;
  const observation = api.settings.getObservationSettings.queryOptions();
  const tags = api.entries.listTags.queryOptions({ input: {} });
  await Promise.allSettled([
    unlessReady(observation.queryKey, () => queryClient.query(observation)),
    queryClient.query(api.settings.getOrganization.queryOptions()),
    unlessReady(tags.queryKey, () => queryClient.query(tags)),
    warmSchools(actor),
  ]);
}

/** One school after the other, the likely one first: somebody may be working meanwhile. */
async function warmSchools(actor: Actor): Promise<void> {
  const names = await queryClient.query(api.schools.listSchoolNames.queryOptions()).catch(() => []);
  const person = { schools: schoolsWith(actor, 'log entries'), lastSchool: recentSchool(actor.userId) };
  const allSchools = names.map(({ id }) => id);
  for (const schoolId of schoolsToWarm(person, allSchools)) {
    const places = api.dataProfiles.listPlaces.queryOptions({ input: { schoolId } });
    await Promise.allSettled([
      unlessReady(places.queryKey, () => queryClient.query(places)),
      allowancesAt(actor, schoolId).alert ? warmRecipients(actor.userId, schoolId) : undefined,
    ]);
  }
}

async function warmRecipients(userId: string, schoolId: string): Promise<void> {
  const { offer, self } = pickerOffer(recipientsAt(schoolId), userId);
  await unlessReady(offer.queryKey, () => queryClient.query(offer));
  const isComplete = queryClient.getQueryData(offer.queryKey)?.more === false;
  if (!isComplete) await unlessReady(self.queryKey, () => queryClient.query(self));
}

const readyFor = 60 * 60 * 1000;

/** The form asks again when it is opened; before that, what the device got within the hour will do. */
async function unlessReady(queryKey: readonly unknown[], ask: () => Promise<unknown>): Promise<void> {
  if (!(await isReady(queryClient, queryKey, readyFor))) await ask();
}
