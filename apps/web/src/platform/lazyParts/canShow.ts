import { connectivity } from '../connectivity/connectivity.ts';
import { fetchFilesOf } from './loadFiles.ts';

/** Whether a page can be shown now: without a network, whether its files are on the device. */
export async function canShow(load: () => Promise<unknown>): Promise<boolean> {
  return !connectivity.get().isOffline || fetchFilesOf(load);
}
