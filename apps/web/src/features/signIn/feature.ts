import { defineStartFeature } from '../../platform/navigation/webFeature.ts';
import { authRoutes } from './authRoutes.ts';
import texts from './texts/en.json';

export const signInFeature = defineStartFeature({
  routes: authRoutes,
  // The sign-in page comes with the first load, so that it waits for nothing.
  texts: { 'features/signIn': texts },
  shell: () => import('./shell.ts'),
});
