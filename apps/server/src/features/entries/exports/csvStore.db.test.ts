import { sql } from 'drizzle-orm';
import fc from 'fast-check';
import { expect, it } from 'vitest';
import { testDatabase } from '../../../testing/database.ts';
import { csvCell, misreadPattern } from '@schooldog/domain/kernel';
import { oddText } from '../../../platform/exports/testing/oddText.ts';
import { quotedSql } from './csvStore.ts';

const database = await testDatabase();

it('the database quotes as we do, whatever people type', async () => {
  const texts = [...fc.sample(oddText, 2_000), ...fc.sample(fc.string({ unit: 'grapheme' }), 500)].filter(
    (text) => !text.includes('\0'),
  );
  const { rows } = await database.db.execute<{ text: string; quoted: string }>(sql`
    select value as text, ${sql.raw(quotedSql('value', 'pattern'))} as quoted
    from jsonb_array_elements_text(${JSON.stringify(texts)}::jsonb), (select ${misreadPattern}::text as pattern) known`);
  expect(rows).toHaveLength(texts.length);
  for (const row of rows) expect(row.quoted).toBe(csvCell(row.text));
});
