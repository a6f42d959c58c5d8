// The one address to which mails point, /firebase/action, and the page that each of its modes leads to.
import { linkModes, type LinkMode } from '@schooldog/domain/signIn';

export type MailActionSearch = Readonly<{
  mode?: string | undefined;
  oobCode?: string | undefined;
  email?: string | undefined;
  apiKey?: string | undefined;
}>;

export type MailAction =
  | Readonly<{ to: (typeof linkModes)['resetPassword']; search: Pick<MailActionSearch, 'oobCode' | 'email'> }>
  | Readonly<{
      to: (typeof linkModes)['revertSecondFactorAddition' | 'verifyEmail'];
      search: Pick<MailActionSearch, 'oobCode'>;
    }>
  | Readonly<{
      to: (typeof linkModes)['signIn'];
      search: Pick<MailActionSearch, 'oobCode' | 'apiKey'> & Readonly<{ mode: 'signIn'; lang: 'en' }>;
    }>
  | Readonly<{ to: '/'; search: Readonly<Record<never, never>> }>;

export function mailAction({ mode, oobCode, email, apiKey }: MailActionSearch): MailAction {
  const code = oobCode === undefined ? {} : { oobCode };
  switch (modeIn(mode)) {
    case 'resetPassword':
      return { to: linkModes.resetPassword, search: { ...code, ...(email === undefined ? {} : { email }) } };
    case 'revertSecondFactorAddition':
      return { to: linkModes.revertSecondFactorAddition, search: code };
    case 'verifyEmail':
      return { to: linkModes.verifyEmail, search: code };
    case 'signIn': {
      const key = apiKey === undefined ? {} : { apiKey };
      return { to: linkModes.signIn, search: { ...code, ...key, mode: 'signIn', lang: 'en' } };
    }
    default:
      return { to: '/', search: {} };
  }
}

function modeIn(mode: string | undefined): LinkMode | null {
  return mode !== undefined && isMode(mode) ? mode : null;
}

function isMode(mode: string): mode is LinkMode {
  return Object.hasOwn(linkModes, mode);
}
