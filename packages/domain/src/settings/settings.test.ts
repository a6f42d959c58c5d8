import { describe, expect, it } from 'vitest';
import {
  appSettingsOf,
  organizationOf,
  productVersion,
  schoolGroupingsSchema,
  updateBetween,
} from './index.ts';

describe('settings that were never saved', () => {
  it('read as their defaults', () => {
    expect(appSettingsOf({})).toEqual({
      maintenanceMode: false,
      version: '0.1.0',
      enableWorkOrders: true,
      enableEops: true,
      hasLegacyTasks: false,
      falseLoad: false,
    });
    expect(organizationOf({})).toMatchObject({
      timeZone: 'America/New_York',
      currency: 'USD',
      stateBranding: false,
      schoolGroupings: [],
    });
  });
});

describe('the version of the app', () => {
  it('is that of the running server, whatever was stored', () => {
    expect(appSettingsOf({ version: '9.0.0', maintenanceMode: true })).toMatchObject({
      version: productVersion,
      maintenanceMode: true,
    });
  });
});

describe('school groupings', () => {
  it('need a name and distinct ids', () => {
    const grouping = { id: 'A'.repeat(20), name: 'North', schoolIds: [] };
    expect(schoolGroupingsSchema.safeParse([grouping]).success).toBe(true);
    expect(schoolGroupingsSchema.safeParse([grouping, grouping]).success).toBe(false);
    expect(schoolGroupingsSchema.safeParse([{ ...grouping, name: ' ' }]).success).toBe(false);
  });
});

describe('updates', () => {
  it.each([
    ['0.1.0', '0.1.0', 'none'],
    ['0.1.0', '0.1.1', 'minor'],
    ['0.1.9', '0.2.0', 'minor'],
    ['0.9.9', '1.0.0', 'major'],
    ['1.2.3', '2.0.0', 'major'],
    ['1.2.3', '0.9.9', 'none'],
    ['1.2.3', '1.2.2', 'none'],
    ['1.10.0', '1.9.0', 'none'],
    ['0.1.0', 'nonsense', 'none'],
  ])('from %s to %s is %s', (running, available, update) => {
    expect(updateBetween(running, available)).toBe(update);
  });
});
