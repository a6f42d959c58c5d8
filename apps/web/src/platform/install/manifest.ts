// The file that browsers read to install the app.
import { afterFirstScreen } from '../afterFirstScreen.ts';

/** Named when the first screen is seen: nobody installs the app before, and its files would come first. */
export async function nameManifest(): Promise<void> {
  // The development server has none.
  if (!import.meta.env.PROD) return;
  await afterFirstScreen();
  const link = Object.assign(document.createElement('link'), {
    rel: 'manifest',
    href: '/manifest.webmanifest',
  });
  document.head.append(link);
}
