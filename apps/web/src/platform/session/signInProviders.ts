import { api } from '../api/client.ts';

/** They change with the server's settings and not while the page is open. */
export const signInProviders = api.users.listSignInProviders.queryOptions({
  staleTime: Infinity,
  retry: false,
});
