/** A service worker has the files of the app. One that came before it controlled the page may not be on the device. */
export function isAppOnDevice(): boolean {
  return 'serviceWorker' in navigator && navigator.serviceWorker.controller !== null;
}
