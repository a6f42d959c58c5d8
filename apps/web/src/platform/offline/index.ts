export { OfflineNotices } from './OfflineNotices.tsx';
export { disableOfflineMode, enableOfflineMode } from './offlineMode.ts';
