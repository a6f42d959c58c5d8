// A report on paper: its totals, and its first rows.
import { numberText } from '@schooldog/domain/kernel';
import { reportLimits } from '@schooldog/domain/reports';
import { paper, rangeText } from '../../platform/exports/index.ts';
import type { ExportSource } from '../../platform/exports/index.ts';
import type { Services } from '../../platform/api/context.ts';
import { namesOf } from '../../platform/identity/namesOf.ts';
import { type PdfBlock, printer } from '../../platform/pdf/index.ts';
import type { ReportColumn, ReportFact } from '../../platform/reports/index.ts';
import { readOrganization } from '../../platform/settingsDocuments/organization.ts';
import type { AuthorizedReport } from './authorized.ts';
import { firstRows } from './firstRows.ts';
import { wordsIn } from './words.ts';

type Source = Pick<
  ExportSource<unknown, AuthorizedReport, Services>,
  'services' | 'actor' | 'scope' | 'language' | 'title' | 'onProgress'
>;

export async function printTable(source: Source, path: string): Promise<number> {
  printer.warm();
  const { services, actor, scope, language, title, onProgress } = source;
  const { report } = scope;
  const words = wordsIn(language);
  const { db } = services.database;
  const [total, facts, columns, rows, names, { districtName: district, timeZone }] = await Promise.all([
    report.total(),
    report.facts(language),
    report.columns(language),
    firstRows(report, { language, most: reportLimits.pdfRows }),
    namesOf(db, [actor.userId]),
    readOrganization(db),
  ]);
  const frame = {
    schoolName: scope.about(language),
    district,
    timeZone,
    language,
    now: services.clock(),
    printedBy: names.get(actor.userId) ?? '',
    words,
  };
  const document = paper(frame, title === '' ? words(`titles.${report.name}`) : title, [
    ...(report.days === null
      ? []
      : [{ kind: 'paragraph', look: 'lead', text: rangeText(report.days, language, '/') } as const]),
    ...factBlocks(facts, language),
    { kind: 'heading', level: 2, text: words('rows') },
    rows.length === 0 ? { kind: 'paragraph', text: words('noRows') } : tableBlock(columns, rows),
    ...moreBlocks(total - rows.length, language),
  ]);
  await printer.print(document, path, (placed) => onProgress(rows.length * placed));
  return rows.length;
}

function factBlocks(facts: readonly ReportFact[], language: string): PdfBlock[] {
  if (facts.length === 0) return [];
  return [
    { kind: 'heading', level: 2, text: wordsIn(language)('totals') },
    {
      kind: 'table',
      isBox: true,
      hasRowHeaders: true,
      columns: [{ width: 3 }, { width: 1, align: 'right' }],
      rows: facts.map(({ name, value }) => [name, value]),
    },
  ];
}

/** Only the columns that have a width on paper. */
function tableBlock(columns: readonly ReportColumn[], rows: readonly (readonly string[])[]): PdfBlock {
  const printed = columns.flatMap((column, at) =>
    column.width === undefined ? [] : [{ ...column, width: column.width, at }],
  );
  return {
    kind: 'table',
    columns: printed.map(({ width, isNumber }) =>
      isNumber === true ? { width, align: 'right' } : { width },
    ),
    header: printed.map(({ title }) => title),
    rows: rows.map((cells) => printed.map(({ at }) => cells[at] ?? '')),
  };
}

function moreBlocks(more: number, language: string): PdfBlock[] {
  if (more <= 0) return [];
  const text = wordsIn(language)('more', { count: more, number: numberText(more, language) });
  return [{ kind: 'paragraph', look: 'note', text }];
}
