// The context of a command, for tests that call it without a request.
import type { Actor } from '@schooldog/domain/permissions';
import { appSettingsOf } from '@schooldog/domain/settings';
import type { CommandContext, Services } from '../platform/api/context.ts';
import type { Work } from '../platform/work/work.ts';

const time = new Date('2026-01-01T00:00:00Z');

export function commandContext(services: Services, work: Work, actor: Actor): CommandContext {
  return {
    services,
    work,
    actor,
    requestId: 'test',
    signedIn: {
      actor,
      app: appSettingsOf({}),
      settingsVersions: {},
      session: { id: 'test', timeCreated: time, timeAuthenticated: time, expiresAt: time },
      profile: {
        firstName: 'Test',
        lastName: 'Person',
        email: 'test@example.org',
        emailVerified: true,
        title: '',
        alwaysShowTakePicture: false,
        phoneNumber: null,
        language: null,
        autoSignOut: false,
        dashboardOrder: [],
      },
    },
    pending: null,
    sessionConfirmed: async () => undefined,
    browser: { address: '127.0.0.1', userAgent: 'test' },
    cookieHeader: undefined,
    setCookie: () => undefined,
    deviceNow: null,
    filesToFollow: new Set(),
    operationId: undefined,
  };
}
