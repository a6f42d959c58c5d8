// Browsers that can install the app report it once, early, often before any screen exists: the event is stored here
// until the user asks, and each can be used only once.
import { createStore, useStore } from '../store.ts';

export type InstallOutcome = 'accepted' | 'dismissed' | 'unavailable';

type InstallOffer = Event & {
  prompt(): Promise<unknown>;
  readonly userChoice: Promise<Readonly<{ outcome: 'accepted' | 'dismissed' }>>;
};

export type InstallState = Readonly<{ canInstall: boolean; wasInstalled: boolean }>;

let offer: InstallOffer | null = null;
const store = createStore<InstallState>({ canInstall: false, wasInstalled: false });

export const installState = { get: store.get, subscribe: store.subscribe };

/** To be called once, before the first render. */
export function captureInstallPrompt(target: EventTarget = window): void {
  target.addEventListener('beforeinstallprompt', (event) => {
    if (!isInstallOffer(event)) return;
    // Without this the browser shows its own banner at a moment of its choice.
    event.preventDefault();
    keepOffer(event);
  });
  target.addEventListener('appinstalled', () => {
    offer = null;
    store.set({ canInstall: false, wasInstalled: true });
  });
}

export async function installApp(): Promise<InstallOutcome> {
  const current = offer;
  if (current === null) return 'unavailable';
  keepOffer(null);
  await current.prompt();
  const { outcome } = await current.userChoice;
  return outcome;
}

export function useInstallPrompt(): InstallState & Readonly<{ install(): Promise<InstallOutcome> }> {
  return { ...useStore(store), install: installApp };
}

type InstalledView = Readonly<{
  matchMedia(query: string): Readonly<{ matches: boolean }>;
  navigator: object;
}>;

/** True inside the installed app. Safari on an iPhone or iPad reports it in its own way. */
export function isInstalledApp(view: InstalledView = window): boolean {
  const { navigator } = view;
  if ('standalone' in navigator && navigator.standalone === true) return true;
  return view.matchMedia('(display-mode: standalone)').matches;
}

function keepOffer(next: InstallOffer | null): void {
  offer = next;
  store.set({ ...store.get(), canInstall: next !== null });
}

function isInstallOffer(event: Event): event is InstallOffer {
  return 'prompt' in event && 'userChoice' in event;
}
