import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import react from '@vitejs/plugin-react';
import { type AnyContractRouter, minifyContractRouter } from '@orpc/contract';
import { contract } from '@schooldog/contract';
import type { QuickAction } from '@schooldog/domain/dashboard';
import { branding } from '@schooldog/domain/kernel';
import { defineConfig, type Plugin } from 'vite';
import { VitePWA } from 'vite-plugin-pwa';
import { chunkGroups } from './chunkGroups.ts';
import { importOrder } from './importOrder.ts';
import { lighterLibrary } from './lighterLibrary.ts';
import { offlineFiles } from './offlineFiles.ts';
import { pdfFiles } from './pdfFiles.ts';
import { schemaModules } from './schemaModules.ts';
import { screenFiles } from './screenFiles.ts';

const server = process.env['API_URL'] ?? 'http://localhost:3000';

/**
 * The browser needs the routes of the contract, not its schemas: without them the first load is much smaller. What is
 * asked before somebody is signed in is a module of its own.
 */
function contractRoutes(): Plugin {
  const { users } = contract;
  const modules = new Map<string, AnyContractRouter>([
    ['virtual:contract', contract],
    ['virtual:contract/start', { users }],
  ]);
  return {
    name: 'contract-routes',
    resolveId: (source) => (modules.has(source) ? `\0${source}` : undefined),
    load: (id) => {
      const routes = modules.get(id.slice(1));
      if (routes === undefined || !id.startsWith('\0')) return undefined;
      return `export const contract = ${JSON.stringify(minifyContractRouter(routes))};`;
    },
  };
}

/**
 * The built app has a component's styles in the chunk of its code, instead of those of the whole library in the first
 * load. The library names both alike; what no component owns stays in the stylesheet that main.tsx imports.
 */
function componentStyles(): Plugin {
  const library = /^(.*[\\/]@mantine[\\/]core)[\\/](?:styles\.layer\.css|esm[\\/].*?(\w+)\.module\.mjs)$/;
  const ownedByNone = ['baseline', 'default-css-variables', 'global'];
  let found = 0;
  const stylesheet = (folder: string, name: string) => join(folder, 'styles', `${name}.layer.css`);
  return {
    name: 'component-styles',
    apply: 'build',
    load: (id) => {
      const [, folder, component] = library.exec(id) ?? [];
      if (folder === undefined || component !== undefined) return undefined;
      const parts = ownedByNone.map((name) => readFile(stylesheet(folder, name), 'utf8'));
      return Promise.all(parts).then((texts) => texts.join('\n'));
    },
    transform: (code, id) => {
      const [, folder, component] = library.exec(id) ?? [];
      if (folder === undefined || component === undefined) return undefined;
      found += 1;
      return { code: `import ${JSON.stringify(stylesheet(folder, component))};\n${code}`, map: null };
    },
    // If the library's layout changed, its components would silently lose their styles.
    buildEnd: (error) => {
      if (error === undefined && found === 0) throw new Error('No component of the library was recognised.');
    },
  };
}

/** Every dynamic import of the built app goes through our loader, which can retry (platform/lazyParts). */
function lazyFiles(): Plugin {
  const helper = '\0vite/preload-helper.js';
  const loader = join(import.meta.dirname, 'src/platform/lazyParts/loadFiles.ts');
  let isReplaced = false;
  return {
    name: 'lazy-files',
    apply: 'build',
    enforce: 'pre',
    load: (id) => {
      if (id !== helper) return undefined;
      isReplaced = true;
      return `export { loadFiles as __vitePreload } from ${JSON.stringify(loader)};`;
    },
    // If the helper's name changed, the built app would silently use the one that cannot retry.
    buildEnd: (error) => {
      if (error === undefined && !isReplaced) throw new Error('The loader of lazy files was not replaced.');
    },
  };
}

/** Another build has files with other names: what a device knows of files belongs to one (public/start.js). */
function buildName(): Plugin {
  return {
    name: 'build-name',
    apply: 'build',
    transformIndexHtml: {
      order: 'post',
      handler: (html, { chunk }) => html.replace('<html ', `<html data-build="${chunk?.fileName}" `),
    },
  };
}

/**
 * The manifest is for installing the app: a browser that reads it with the page fetches it and its icon before what the
 * person waits for. The app names it later (platform/install/manifest.ts).
 */
function laterManifest(): Plugin {
  const link = '<link rel="manifest" href="/manifest.webmanifest">';
  return {
    name: 'later-manifest',
    apply: 'build',
    enforce: 'post',
    transformIndexHtml: {
      order: 'post',
      handler: (html) => {
        if (!html.includes(link)) throw new Error('The page does not name the manifest as it used to.');
        return html.replace(link, '');
      },
    },
  };
}

const appFiles = offlineFiles();
const order = importOrder();
const schemas = schemaModules();

/** Shown by the browser when it offers to install the app. */
function screenshot(name: string, formFactor: 'narrow' | 'wide', sizes: string, label: string) {
  const src = `/screenshots/${name}-${formFactor}.webp`;
  return { src, sizes, type: 'image/webp', form_factor: formFactor, label };
}

/** Offered by a long press on the installed app's icon; the dashboard begins the action (useShortcut). */
function shortcut(name: string, start: QuickAction) {
  const icons = [{ src: '/icon-192.png', sizes: '192x192', type: 'image/png' }];
  return { name, url: `/dashboard?start=${start}`, icons };
}

export default defineConfig({
  plugins: [
    react(),
    lazyFiles(),
    order.plugin,
    contractRoutes(),
    componentStyles(),
    lighterLibrary(),
    appFiles.plugin,
    screenFiles(),
    schemas.plugin,
    pdfFiles(),
    buildName(),
    VitePWA({
      strategies: 'injectManifest',
      srcDir: 'src/platform/serviceWorker',
      filename: 'sw.ts',
      injectRegister: false,
      registerType: 'prompt',
      injectManifest: {
        globPatterns: ['**/*.{js,mjs,css,html,svg,webmanifest}', 'icon-*.png'],
        globIgnores: ['sw.js'],
        manifestTransforms: [appFiles.withGroups],
      },
      manifest: {
        name: branding.productName,
        short_name: branding.productName,
        description: 'School safety and facilities, all in one place.',
        id: '/',
        start_url: '/dashboard',
        scope: '/',
        categories: ['education', 'productivity', 'utilities'],
        display: 'standalone',
        background_color: '#ffffff',
        theme_color: '#0f5b5b',
        shortcuts: [
          shortcut('Log Entry', 'logEntry'),
          shortcut('Start Walk', 'startWalk'),
          shortcut('Create Work Order', 'createWorkOrder'),
        ],
        screenshots: [
          screenshot('dashboard', 'wide', '1440x900', 'What needs attention, and how the month goes'),
          screenshot('entries', 'narrow', '390x844', 'Everything that was logged, on a phone'),
        ],
        icons: [
          { src: '/icon-192.png', sizes: '192x192', type: 'image/png' },
          { src: '/icon-512.png', sizes: '512x512', type: 'image/png' },
          { src: '/icon-maskable-512.png', sizes: '512x512', type: 'image/png', purpose: 'maskable' },
        ],
      },
    }),
    laterManifest(),
  ],
  build: {
    target: 'es2022',
    sourcemap: true,
    chunkSizeWarningLimit: 700,
    // The loader has to know every file of a part; Vite leaves out the only file of a part that has no others.
    modulePreload: { resolveDependencies: order.resolve },
    rolldownOptions: {
      // Modules here have no side effects: unused exports are dropped, including schemas, which no first screen needs.
      treeshake: {
        moduleSideEffects: [
          { test: /apps[\\/]web[\\/]src[\\/](?!main\.).*\.tsx?$/, sideEffects: false },
          {
            test: /packages[\\/](domain|contract)[\\/]|node_modules[\\/](zod|temporal-polyfill)[\\/]/,
            sideEffects: false,
          },
        ],
        manualPureFunctions: ['z'],
      },
      // A few files instead of dozens: what every page needs, with the sign-in, and the signed-in shell; pages are
      // separate. Library code that several of them use is in one file per kind, or each icon would be a file.
      output: {
        codeSplitting: {
          groups: chunkGroups(schemas),
        },
      },
    },
  },
  // The host header is forwarded unchanged: the server compares it with the origin.
  server: {
    port: 5173,
    proxy: Object.fromEntries(
      ['/api', '/healthz', '/readyz'].map((path) => [path, { target: server, changeOrigin: false }]),
    ),
  },
});
