// The signed-in user of this device, from the server when it answers and from the device when there is no network.
import type { Session, SessionUser } from '@schooldog/contract/account';
import { type Actor, openWorkOrderRules } from '@schooldog/domain/permissions';
import { dropAnswersAhead } from '../api/answersAhead.ts';
import { client } from '../api/client.ts';
import { queryClient } from '../api/queryClient.ts';
import { connectivity, reportNoNetwork } from '../connectivity/connectivity.ts';
import { createStore, useStore } from '../store.ts';
import {
  cachedSession,
  forgetSession,
  hasRunOut,
  keepSession,
  scopeOfEnd,
  storedSession,
} from './cachedSession.ts';
import { cancelPurge, purgePerson } from './purges.ts';

export type SessionState = Readonly<{
  status: 'starting' | 'ready' | 'timedOut';
  session: Session | null;
  /** True when the device's copy is used because the server did not answer. */
  isFromDevice: boolean;
}>;

const startTimeout = 15_000;
/** Answers to requests from before the session ended are ignored. */
let era = 0;
const store = createStore<SessionState>({ status: 'starting', session: null, isFromDevice: false });

export const sessionStore = { get: store.get, subscribe: store.subscribe };

export function useSession(): SessionState {
  return useStore(store);
}

/** For screens behind the sign-in: there the router guarantees a user. */
export function useUser(): SessionUser {
  const user = useStore(store).session?.user;
  if (user === undefined || user === null) throw new Error('this screen needs a signed-in person');
  return user;
}

export function useActor(): Actor {
  const { session } = useStore(store);
  const actor = session === null ? null : actorOf(session);
  if (actor === null) throw new Error('this screen needs a signed-in person');
  return actor;
}

/** One object per session, so that values derived from it can be cached as long. */
const actors = new WeakMap<Session, Actor>();

export function actorOf(session: Session): Actor | null {
  const { user, app } = session;
  if (user === null) return null;
  const known = actors.get(session);
  if (known !== undefined) return known;
  const actor = {
    userId: user.id,
    role: user.role,
    isDistrictLevel: user.isDistrictLevel,
    roleSchoolIds: user.roleSchoolIds,
    isSchoolDogStaff: user.isSchoolDogStaff,
    isDisabled: false,
    isPrimarilyTaskUser: user.isPrimarilyTaskUser,
    permissions: user.permissions,
    features: { enableWorkOrders: app.enableWorkOrders, enableEops: app.enableEops },
    workOrderRules: user.workOrderRules ?? openWorkOrderRules,
  };
  actors.set(session, actor);
  return actor;
}

/** Read once at start. Starting without a network is not a timeout: the app starts offline with the stored user. */
export async function startSession(): Promise<void> {
  const kept = cachedSession();
  if (connectivity.get().isOffline) {
    store.set({ status: 'ready', session: kept, isFromDevice: true });
    return;
  }
  const asked = era;
  try {
    const answer = await client.users.getSession(undefined, { signal: AbortSignal.timeout(startTimeout) });
    if (asked === era) setFromServer(answer);
  } catch (error) {
    // A user who continued with the device's copy is not signed out by a late failure.
    if (asked !== era || store.get().status !== 'starting') return;
    if (error instanceof TypeError && kept !== null) {
      reportNoNetwork();
      store.set({ status: 'ready', session: kept, isFromDevice: true });
    } else {
      store.set({ status: 'timedOut', session: null, isFromDevice: false });
    }
  }
}

/** Refetches the session. It never signs a user in: that is done by signing in, here or in another tab. */
export async function refreshSession(): Promise<void> {
  const asked = era;
  const answer = await client.users.getSession();
  if (asked !== era) return;
  const isSomebodyHere = (store.get().session?.user ?? null) !== null;
  if (isSomebodyHere) setFromServer(answer);
  else {
    const session = { ...answer, user: null, signedInAt: null, expiresAt: null };
    store.set({ status: 'ready', session, isFromDevice: false });
  }
}

export async function adoptSession(): Promise<void> {
  const asked = era;
  const answer = await client.users.getSession();
  if (asked === era) setFromServer(answer);
}

/** The user chose to continue with the device's copy. */
export function startFromDevice(): void {
  store.set({ status: 'ready', session: cachedSession(), isFromDevice: true });
}

/** Ends the session here. Only a sign-out also deletes the user with whom the app starts offline. */
export function endSession(options: { forget: boolean }): void {
  const app = store.get().session?.app;
  era += 1;
  if (options.forget) forgetSession();
  dropAnswersAhead();
  queryClient.clear();
  store.set({
    status: 'ready',
    session: app === undefined ? null : { user: null, pending: null, app, signedInAt: null, expiresAt: null },
    isFromDevice: false,
  });
}

/** The server ended it: disabled, signed out by an administrator or from another device, or expired. */
export function endedByServer(): void {
  const stored = storedSession();
  endSession({ forget: true });
  if (stored !== null) forgetEnded(stored);
}

/** An expired copy is useless, and so is its cache. */
export function forgetRunOutSession(): void {
  const stored = storedSession();
  if (stored === null || !hasRunOut(stored)) return;
  forgetSession();
  forgetEnded(stored);
}

function setFromServer(session: Session): void {
  const earlier = storedSession();
  const earlierId = earlier?.user?.id;
  const userId = session.user?.id;
  if (userId === undefined) forgetSession();
  else {
    cancelPurge(userId);
    keepSession(session);
  }
  if (earlierId !== undefined && earlierId !== userId) queryClient.clear();
  store.set({ status: 'ready', session, isFromDevice: false });
  if (earlier === null || earlierId === undefined || earlierId === userId) return;
  void purgePerson(earlierId, scopeOfEnd(earlier, session), userId ?? null);
}

function forgetEnded(ended: Session): void {
  if (ended.user !== null) void purgePerson(ended.user.id, scopeOfEnd(ended));
}
