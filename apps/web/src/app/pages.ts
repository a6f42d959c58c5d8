// All pages of the product; guard, menu, toolbar and palette ask them.
import type { Pages } from '../platform/navigation/page.ts';
import { pagesOf } from '../platform/navigation/pagesOf.ts';
import { rootRoute } from '../platform/navigation/rootRoute.ts';
import { features } from './features.ts';
import { ownRoutes } from './ownRoutes.ts';

type FeatureRoute = (typeof features)[number]['routes'][number];

const routes = [...ownRoutes, ...features.flatMap((feature): readonly FeatureRoute[] => feature.routes)];

export const routeTree = rootRoute.addChildren(routes);

export const pages: Pages = pagesOf(routes);
