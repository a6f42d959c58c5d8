import { randomBytes } from 'node:crypto';
import { calendarFeedLimits } from '@schooldog/domain/calendarFeeds';
import type { Services } from '../../platform/api/context.ts';

/** What follows is a secret. */
export const feedPath = '/api/calendarFeeds/feed/';

const fileName = /^([\w-]{27})\.ics$/;

export function newFeedToken(): string {
  return randomBytes(calendarFeedLimits.tokenBytes).toString('base64url');
}

export function feedAddress({ publicUrl }: Pick<Services, 'publicUrl'>, token: string): string {
  return `${publicUrl}${feedPath}${token}.ics`;
}

/** Null where it cannot be one. */
export function tokenIn(file: string): string | null {
  return fileName.exec(file)?.[1] ?? null;
}
