// What the shell knows of a feature. `feature.ts` is loaded before the first signed-in screen, so it holds metadata and
// lazy imports only; what the signed-in frame shows of the feature is fetched with the frame.
import type { AnyRoute } from '@tanstack/react-router';
import type { ComponentType } from 'react';
import type { StartTexts } from '../i18n/i18n.ts';
import type { FeatureShell } from './featureShell.ts';

export type WebFeature<Routes extends readonly AnyRoute[] = readonly AnyRoute[]> = Readonly<{
  routes: Routes;
  shell?(): Promise<Readonly<{ shell: FeatureShell }>>;
}>;

/** A feature of the first load (app/startFeatures.ts). */
export type StartFeature<Routes extends readonly AnyRoute[] = readonly AnyRoute[]> = WebFeature<Routes> &
  Readonly<{
    /** English texts, by namespace. */
    texts?: StartTexts;
    /** Mounted once, beside the pages of every layout. */
    host?: ComponentType;
  }>;

/** Keeps the type of every route, so that links and searches stay typed. */
export function defineFeature<const Routes extends readonly AnyRoute[]>(
  feature: WebFeature<Routes>,
): WebFeature<Routes> {
  return feature;
}

export function defineStartFeature<const Routes extends readonly AnyRoute[]>(
  feature: StartFeature<Routes>,
): StartFeature<Routes> {
  return feature;
}
