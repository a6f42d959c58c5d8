import '@mantine/core/styles.layer.css';
import './app/global.css';
import { createRoot } from 'react-dom/client';
import { App } from './app/App.tsx';
import { features } from './app/features.ts';
import { firstScreen } from './app/firstScreen.ts';
import { router } from './app/router.tsx';
import { start } from './app/start.ts';
import appTexts from './app/texts/en.json';
import { catchErrors } from './platform/errorReports/index.ts';
import { startTexts } from './platform/i18n/i18n.ts';
import { keepStartFiles } from './platform/lazyParts/startFiles.ts';
import offlineTexts from './platform/offline/texts/en.json';
import { registerServiceWorker } from './platform/serviceWorker/index.ts';
import { whenIdle } from './platform/whenIdle.ts';

const idleWithin = 5_000;

// Without it zod probes for eval, which the content security policy refuses and reports on every page.
Object.assign(globalThis, { __zod_globalConfig: { jitless: true } });

catchErrors(() => router.state.matches.at(-1)?.fullPath ?? '');
const person = start();
const own = { app: appTexts, 'platform/offline': offlineTexts };
void startTexts([own, ...features.flatMap(({ texts }) => texts ?? [])])
  .then(() => firstScreen(person))
  .finally(() => {
    const root = document.getElementById('root');
    if (root !== null) createRoot(root).render(<App />);
    keepStartFiles((write) => whenIdle(write, idleWithin));
    registerServiceWorker();
  });
