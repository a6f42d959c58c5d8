import { defaultCommunicationPreferences } from '@schooldog/domain/notifications';
import { eq } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { readHistory } from '../../platform/audit/audit.ts';
import { users } from '../../platform/identity/schema.ts';
import { testApp } from '../../testing/app.ts';
import { aPerson } from '../../testing/people.ts';

const { app, database, nobody } = await testApp();
const { unsubscribeTokens } = app.services;

const preferencesOf = async (userId: string) => {
  const [row] = await database.db
    .select({ preferences: users.communicationPreferences })
    .from(users)
    .where(eq(users.id, userId));
  return row?.preferences;
};
const historyOf = async (recordId: string) =>
  (await readHistory(database.db, { recordType: 'user', recordId, size: 10 })).changes;
const invalid = { code: 'unsubscribe.invalid', status: 404 };

describe('the unsubscribe link of a mail', () => {
  it('turns one kind off, without a sign-in, in the name of the user, and once', async () => {
    const ada = await aPerson(database, { role: 'principal' });
    const token = unsubscribeTokens.make({ userId: ada.id, kind: 'nudge' });
    for (let time = 0; time < 2; time += 1) {
      expect(await nobody.notifications.unsubscribe({ token })).toEqual({ kind: 'nudge' });
    }
    expect(await preferencesOf(ada.id)).toEqual({ ...defaultCommunicationPreferences(), nudge: false });
    expect(await historyOf(ada.id)).toMatchObject([{ userId: ada.id, field: 'communicationPreferences' }]);
  });

  it('works for no other user, for no other kind, and for no deleted user', async () => {
    const ada = await aPerson(database, { role: 'principal' });
    const ben = await aPerson(database, { role: 'principal' });
    const token = unsubscribeTokens.make({ userId: ada.id, kind: 'nudge' });
    const forged = [
      token.replace(ada.id, ben.id),
      token.replace('nudge', 'taskAssigned'),
      token.replace('nudge', 'welcome'),
      token.slice(0, -1),
      `${token}.more`,
      token.toUpperCase(),
      'nonsense-from-nowhere',
      unsubscribeTokens.make({ userId: app.services.makeId(), kind: 'nudge' }),
    ];
    for (const wrong of forged) {
      await expect(nobody.notifications.unsubscribe({ token: wrong })).rejects.toMatchObject(invalid);
    }
    expect(await preferencesOf(ada.id)).toEqual(defaultCommunicationPreferences());
    expect(await preferencesOf(ben.id)).toEqual(defaultCommunicationPreferences());
  });

  it('reveals no address', async () => {
    const ada = await aPerson(database, { role: 'principal' });
    const token = unsubscribeTokens.make({ userId: ada.id, kind: 'nudge' });
    expect(Buffer.from(token, 'base64url').toString()).not.toContain('people.test');
    expect(token).not.toContain('@');
  });
});

describe('the button of a mail program', () => {
  const post = (token: string, body = 'List-Unsubscribe=One-Click') =>
    app.http.inject({
      method: 'POST',
      url: `/api/notifications/one-click?token=${token}`,
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
      payload: body,
    });

  it('posts a form and the mails stop', async () => {
    const ada = await aPerson(database, { role: 'principal' });
    const token = unsubscribeTokens.make({ userId: ada.id, kind: 'taskComments' });
    const answer = await post(token);
    expect([answer.statusCode, answer.json()]).toEqual([200, { done: true }]);
    expect(await preferencesOf(ada.id)).toMatchObject({ taskComments: false, nudge: true });
  });

  it('does nothing without the form, or with an unsigned link', async () => {
    const ada = await aPerson(database, { role: 'principal' });
    const token = unsubscribeTokens.make({ userId: ada.id, kind: 'taskComments' });
    expect((await post(token, '')).statusCode).toBe(400);
    expect((await post(`${token}x`)).statusCode).toBe(404);
    expect((await post(`${token}&token=twice`)).statusCode).toBe(404);
    expect(await preferencesOf(ada.id)).toEqual(defaultCommunicationPreferences());
  });

  it('opened like a page, it leads to the confirmation page, and changes nothing', async () => {
    const ada = await aPerson(database, { role: 'principal' });
    const token = unsubscribeTokens.make({ userId: ada.id, kind: 'taskComments' });
    const answer = await app.http.inject({ url: `/api/notifications/one-click?token=${token}` });
    expect([answer.statusCode, answer.headers.location]).toEqual([303, `/unsubscribe?token=${token}`]);
    expect(await preferencesOf(ada.id)).toEqual(defaultCommunicationPreferences());
  });
});
