import { inRoot, root } from '../lib/root.ts';
import { whenStale, type Target } from './stamp.ts';

const shared = ['package-lock.json', 'package.json', 'tsconfig.base.json', 'packages', 'scripts/build'];

const server: Target = {
  name: 'server',
  sources: [...shared, 'apps/server'],
  results: [
    'apps/server/dist/main.js',
    'apps/server/dist/migrations',
    'apps/server/dist/demoFiles',
    'apps/server/dist/swagger/swagger-ui.css',
  ],
};

const web: Target = {
  name: 'web',
  sources: [...shared, 'apps/web'],
  results: ['apps/web/dist/index.html'],
};

/** Builds what is stale, and reports it through `print`; a start with nothing to build loads no builder. */
export async function ensureBuilt(print: (message: string) => void): Promise<void> {
  await timed('web app', print, () => whenStale(root, web, buildWeb));
  await timed('server', print, () => whenStale(root, server, buildServer));
}

async function buildWeb(): Promise<void> {
  const { build } = await import('vite');
  const { precompress } = await import('./precompress.ts');
  await build({ root: inRoot('apps/web'), mode: 'production', logLevel: 'warn' });
  await precompress(inRoot('apps/web/dist'));
}

async function buildServer(): Promise<void> {
  const bundle = await import('./serverBundle.ts');
  await bundle.buildServer();
}

async function timed(
  name: string,
  print: (message: string) => void,
  build: () => Promise<boolean>,
): Promise<void> {
  const began = performance.now();
  const built = await build();
  if (built) print(`built the ${name} in ${((performance.now() - began) / 1000).toFixed(1)} s`);
}
