import '@mantine/core/styles.layer.css';
import './app/global.css';
import { startTransition } from 'react';
import { createRoot } from 'react-dom/client';
import { App } from './app/App.tsx';
import { firstScreen } from './app/firstScreen.ts';
import { learnPages, router } from './app/router.tsx';
import { start } from './app/start.ts';
import { startFeatures } from './app/startFeatures.ts';
import appTexts from './app/texts/en.json';
import { breathe } from './platform/breathe.ts';
import { catchErrors } from './platform/errorReports/index.ts';
import { startTexts } from './platform/i18n/i18n.ts';
import { nameManifest } from './platform/install/manifest.ts';
import { keepStartFiles } from './platform/lazyParts/startFiles.ts';
import offlineTexts from './platform/offline/texts/en.json';
import { registerServiceWorker } from './platform/serviceWorker/index.ts';
import { whenIdle } from './platform/whenIdle.ts';

const idleWithin = 5_000;

// Without it zod probes for eval, which the content security policy refuses and reports on every page.
Object.assign(globalThis, { __zod_globalConfig: { jitless: true } });

catchErrors(() => router.state.matches.at(-1)?.fullPath ?? '');
// To read the code takes a phone a tenth of a second: what begins with it has a task of its own.
void breathe().then(() => {
  const person = start();
  const own = { app: appTexts, 'platform/offline': offlineTexts };
  void startTexts([own, ...startFeatures.flatMap(({ texts }) => texts ?? [])])
    .then(() => firstScreen(person))
    .finally(() => {
      const root = document.getElementById('root');
      // As a transition the first screen is drawn in short steps, between which the page answers; it is shown as a whole.
      if (root !== null) startTransition(() => createRoot(root).render(<App />));
      keepStartFiles((write) => whenIdle(write, idleWithin));
      if (router.state.matches.at(-1)?.staticData.keepsNothing !== true) registerServiceWorker();
      void nameManifest();
      // People who sign in do not wait for them.
      whenIdle(() => void learnPages().catch(() => undefined), idleWithin);
    });
});
