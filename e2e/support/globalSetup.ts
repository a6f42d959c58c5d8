// Once for the whole run, before the first worker starts.
import { findBrowser } from '../browser.ts';
import { prepareServers } from './servers.ts';

/** The environment passes the browser on to the workers. Returns the teardown. */
export default async function globalSetup(): Promise<() => Promise<void>> {
  process.env['CHROMIUM_PATH'] = await findBrowser();
  return prepareServers();
}
