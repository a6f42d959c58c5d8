import type { ClientErrorKind } from '@schooldog/domain/clientErrors';

export type CaughtError = Readonly<{
  kind: ClientErrorKind;
  error: unknown;
  /** The pattern of the page's address. */
  route: string;
  isOffline: boolean;
}>;

/** Reports that could not be sent. */
export const deviceKey = 'errorReports';
