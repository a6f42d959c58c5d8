// All pages of the product. A feature adds its routes here; guard, menu, Action button and palette follow from it.
import { adminRoutes } from './adminRoutes.ts';
import { alertRoutes } from './alertRoutes.ts';
import { authRoutes } from './authRoutes.ts';
import { dataProfileRoutes } from './dataProfileRoutes.ts';
import { entryRoutes } from './entryRoutes.ts';
import { errorRoutes } from './errorRoutes.ts';
import { homeRoutes } from './homeRoutes.ts';
import { insightRoutes } from './insightRoutes.ts';
import type { Pages } from './page.ts';
import { resourceRoutes } from './resourceRoutes.ts';
import { rootRoute } from './root.ts';
import { schoolRoutes } from './schoolRoutes.ts';

const routes = [
  ...homeRoutes,
  ...entryRoutes,
  ...insightRoutes,
  ...dataProfileRoutes,
  ...alertRoutes,
  ...schoolRoutes,
  ...adminRoutes,
  ...resourceRoutes,
  ...authRoutes,
  ...errorRoutes,
] as const;

export const routeTree = rootRoute.addChildren(routes);

export const pages: Pages = new Map(
  routes.flatMap(({ options }) => ('path' in options ? [[options.path, options.staticData] as const] : [])),
);
