import type { Page, Pages } from './page.ts';

type PageRoute = Readonly<{ options: object & Readonly<{ staticData: Page }> }>;

export function pagesOf(routes: readonly PageRoute[]): Pages {
  return new Map(
    routes.flatMap(({ options }) =>
      'path' in options && typeof options.path === 'string'
        ? [[options.path, options.staticData] as const]
        : [],
    ),
  );
}
