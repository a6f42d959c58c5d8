// Two schools, the people who manage their lists, and helpers to create lists and options.
import { randomBytes } from 'node:crypto';
import { makeId } from '@schooldog/domain/kernel';
import { sql } from 'drizzle-orm';
import { expect } from 'vitest';
import { testApp } from '../../../testing/app.ts';
import { aPerson, aSchool } from '../../../testing/people.ts';

export const newId = () => makeId(randomBytes);
export const refused = (code: string): unknown => expect.objectContaining({ code });
export const form = (label: string, aliases: string[] = [], attributes: Record<string, string> = {}) => ({
  label,
  aliases,
  attributes,
});

/** As the menu sends it. */
export const archiving = { isArchived: { from: false, to: true } };

export type ProfileFixture = Awaited<ReturnType<typeof profileFixture>>;

export async function profileFixture() {
  const fixture = await testApp();
  await fixture.app.start();
  const { database, as } = fixture;
  const oakHill = await aSchool(database, 'Oak Hill Elementary');
  const pineRidge = await aSchool(database, 'Pine Ridge Elementary');
  const coordinator = await as(
    await aPerson(database, { role: 'district_safety_coordinator', firstName: 'Dana' }),
  );
  const paul = await aPerson(database, { role: 'principal', at: [oakHill], firstName: 'Paul' });
  const { dataProfiles } = coordinator;

  return {
    fixture,
    oakHill,
    pineRidge,
    coordinator,
    paul,
    principalOfOakHill: await as(paul),
    educatorOfOakHill: await as(await aPerson(database, { role: 'educator', at: [oakHill] })),

    aProfile: async (schoolId = oakHill.id, name = `Rooms ${newId()}`): Promise<string> => {
      const dataProfileId = newId();
      await dataProfiles.createDataProfile({ dataProfileId, schoolId, name });
      return dataProfileId;
    },

    anOption: async (dataProfileId: string, label: string): Promise<string> => {
      const optionId = newId();
      await dataProfiles.createDataProfileOption({ dataProfileId, optionId, option: form(label) });
      return optionId;
    },

    archive: async (optionId: string): Promise<void> => {
      await dataProfiles.editDataProfileOption({ optionId, edit: archiving });
    },

    labels: async (dataProfileId: string): Promise<string[]> =>
      (await dataProfiles.getDataProfile({ dataProfileId })).optionList.map(({ label }) => label),

    /** The counts that logging entries there leaves. */
    entriesAt: async (dataProfileId: string, optionId: string, month: string, entries: number) => {
      await database.db.execute(sql`
        insert into entry_counts (count_id, school_id, month, school_concern)
        values (${`location--${dataProfileId}--${optionId}`}, ${oakHill.id}, ${month}, ${entries})`);
    },
  };
}
