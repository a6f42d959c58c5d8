// The server posts to an address that a browser sent, so only the push services of the browsers are allowed.
const services = new Set(['fcm.googleapis.com']);
const serviceDomains = ['.push.services.mozilla.com', '.notify.windows.com', '.push.apple.com'];

/** `testHosts` (host with port) replace a push service in tests. */
export function isPushServiceAddress(endpoint: string, testHosts: readonly string[] = []): boolean {
  const url = URL.parse(endpoint);
  if (url === null || url.username !== '' || url.password !== '') return false;
  if (testHosts.includes(url.host)) return true;
  if (url.protocol !== 'https:' || url.port !== '') return false;
  return services.has(url.hostname) || serviceDomains.some((domain) => url.hostname.endsWith(domain));
}
