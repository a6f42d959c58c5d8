// The text that explains the archive, made from the declaration of what is in it.
import {
  leftOutReasons,
  ownDataGroupNames,
  ownDataGroups,
  type OwnDataTableName,
  ownDataTables,
  plansLeftOut,
  tablesOfGroup,
} from '@schooldog/domain/ownData';
import { exportTexts, type Words } from '../../../platform/exports/exportTexts.ts';
import type { Language } from '../../../platform/messages/index.ts';
import { columnsOf } from '../content/index.ts';
import en from '../texts/en.json' with { type: 'json' };
import es from '../texts/es.json' with { type: 'json' };

export type ReadmeFacts = Readonly<{
  districtName: string;
  byName: string;
  time: Date;
  productVersion: string;
  withPlans: boolean;
  /** Of the tables in the archive. */
  counts: ReadonlyMap<OwnDataTableName, number>;
}>;

const words = exportTexts({ en, es });
/** As every text editor of Windows shows it. */
const lineEnd = '\r\n';

export function readme(facts: ReadmeFacts, language: Language): string {
  const t = words(language);
  const { districtName: district, byName: name, productVersion: version } = facts;
  const reasons = [...(facts.withPlans ? [] : [plansLeftOut]), ...Object.values(leftOutReasons)];
  return [
    t('title', { district }),
    t('made', { name, time: facts.time.toISOString(), version }),
    t('about.holds'),
    t('about.tables'),
    t('about.files'),
    t('about.checksums'),
    t('about.noBackup'),
    [`== ${t('leftOut')} ==`, ...reasons.map((reason) => `- ${reason[language]}`)].join(lineEnd),
    `== ${t('content')} ==`,
    ...ownDataGroupNames.flatMap((group) => {
      const listed = tablesOfGroup(group).filter((table) => facts.counts.has(table));
      const tables = listed.map((table) => tableLines(t, { table, counts: facts.counts, language }));
      return tables.length === 0 ? [] : [ownDataGroups[group][language].toUpperCase(), ...tables];
    }),
    '',
  ].join(lineEnd + lineEnd);
}

type Described = Readonly<{
  table: OwnDataTableName;
  counts: ReadmeFacts['counts'];
  language: Language;
}>;

function tableLines(t: Words, { table, counts, language }: Described): string {
  const columns = columnsOf(table).map(
    ([name, [english, spanish]]) => `    ${name}: ${language === 'en' ? english : spanish}`,
  );
  return [
    `  ${t('table', { table, rows: counts.get(table) ?? 0 })}`,
    `  ${ownDataTables[table].about[language]}`,
    ...columns,
  ].join(lineEnd);
}
