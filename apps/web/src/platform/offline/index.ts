export { OfflineNotices, preloadOfflineDialogs } from './OfflineNotices.tsx';
export { disableOfflineMode, enableOfflineMode } from './offlineMode.ts';
