import { expect, it } from 'vitest';
import { readConfig } from './config.ts';

const providers = (environment: Record<string, string>) =>
  readConfig(environment).oidc.map(({ id, name, issuer }) => ({ id, name, issuer }));
const google = { OIDC_CLIENT_ID: 'a', OIDC_CLIENT_SECRET: 'b' };

it('there is none without settings, also when they are empty', () => {
  expect(providers({})).toEqual([]);
  expect(providers({ OIDC_CLIENT_ID: '' })).toEqual([]);
});

it('is Google unless another issuer is named', () => {
  expect(providers(google)).toEqual([
    { id: 'google', name: 'Google', issuer: 'https://accounts.google.com' },
  ]);
  const other = { ...google, OIDC_ISSUER: 'https://id.district.test', OIDC_NAME: 'District' };
  expect(providers(other)).toEqual([{ id: 'sso', name: 'District', issuer: 'https://id.district.test' }]);
});

it('supports Microsoft, Clever and ClassLink, and accepts any other', () => {
  const names = ['MICROSOFT', 'CLEVER', 'CLASSLINK', 'ACME'];
  const more = Object.fromEntries(
    names.flatMap((name) =>
      ['CLIENT_ID', 'CLIENT_SECRET'].map((key) => [`OIDC_${name}_${key}`, 'x'] as const),
    ),
  );
  const issuers = {
    OIDC_MICROSOFT_ISSUER: 'https://login.microsoftonline.com/tenant/v2.0',
    OIDC_ACME_ISSUER: 'http://localhost:4000',
  };
  expect(providers({ ...google, ...more, ...issuers })).toEqual([
    { id: 'google', name: 'Google', issuer: 'https://accounts.google.com' },
    { id: 'acme', name: 'Acme', issuer: 'http://localhost:4000' },
    { id: 'classlink', name: 'ClassLink', issuer: 'https://launchpad.classlink.com' },
    { id: 'clever', name: 'Clever', issuer: 'https://clever.com' },
    { id: 'microsoft', name: 'Microsoft', issuer: 'https://login.microsoftonline.com/tenant/v2.0' },
  ]);
});

it.each([
  { OIDC_CLIENT_ID: 'a' },
  { OIDC_MICROSOFT_CLIENT_ID: 'a', OIDC_MICROSOFT_CLIENT_SECRET: 'b' },
  { ...google, OIDC_ISSUER: 'http://id.district.test' },
  { ...google, OIDC_ISSUER: 'not an address' },
  { ...google, OIDC_GOOGLE_CLIENT_ID: 'a', OIDC_GOOGLE_CLIENT_SECRET: 'b' },
])('rejects settings that cannot work: %o', (environment) => {
  expect(() => readConfig(environment)).toThrow(/OIDC|two single sign-on/);
});
