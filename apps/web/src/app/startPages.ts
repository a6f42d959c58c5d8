// The pages that come with the first load. The others are fetched when one of them is asked for (router.tsx), so that the
// first load does not grow with the product.
import type { Pages } from '../platform/navigation/page.ts';
import { pagesOf } from '../platform/navigation/pagesOf.ts';
import { rootRoute } from '../platform/navigation/rootRoute.ts';
import { ownRoutes } from './ownRoutes.ts';
import { startFeatures } from './startFeatures.ts';

type StartRoute = (typeof startFeatures)[number]['routes'][number];

const routes = [...ownRoutes, ...startFeatures.flatMap((feature): readonly StartRoute[] => feature.routes)];

export const startTree = rootRoute.addChildren(routes);

export const startPages: Pages = pagesOf(routes);
