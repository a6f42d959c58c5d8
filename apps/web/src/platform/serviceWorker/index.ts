export {
  checkForNewVersion,
  registerServiceWorker,
  reloadToNewVersion,
  useIsNewVersionReady,
} from './register.ts';
