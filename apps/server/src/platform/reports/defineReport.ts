import type { ReportQuery } from '@schooldog/domain/reports';
import type { Services } from '../api/context.ts';
import type { CsvBatch } from '../exports/definition.ts';
import type { ReportDeclaration, ReportDefinition, ReportSource } from './definition.ts';

export function defineReport<Query extends ReportQuery, Scope>(
  declaration: ReportDeclaration<Query, Scope, Services>,
): ReportDefinition<Services> {
  const { name, pdf } = declaration;
  return {
    name,
    prepare: async (context, query, schools) => {
      const request = { ...context, query: declaration.query.parse(query), schools };
      const scope = await declaration.scope(request);
      const sourceIn = (language: string) => ({ ...request, scope, language });
      return {
        name,
        days: declaration.days?.(scope) ?? null,
        parts: declaration.parts?.(scope) ?? null,
        total: () => declaration.total(request, scope),
        facts: (language) => declaration.facts(sourceIn(language)),
        columns: (language) => declaration.columns(sourceIn(language)),
        rows: (language) => declaration.rows(sourceIn(language)),
        csvRows: (language) => csvRows(sourceIn(language)),
        pdf:
          pdf === undefined
            ? null
            : (language, print, path) => pdf.write({ ...sourceIn(language), ...print }, path),
      };
    },
  };

  function csvRows(source: ReportSource<Query, Scope, Services>): AsyncIterable<CsvBatch> {
    return declaration.csvRows?.(source) ?? asCells(declaration.rows(source));
  }
}

async function* asCells(batches: AsyncIterable<readonly (readonly string[])[]>): AsyncGenerator<CsvBatch> {
  for await (const cells of batches) yield { cells };
}
