import type { ExportFormat } from '@schooldog/domain/exports';
import type { JsonValue } from '@schooldog/domain/kernel';
import { problem } from '@schooldog/domain/problems';
import type { Services } from '../api/context.ts';
import { cleanName } from '../files/names.ts';
import { writeCsv } from './csvFile.ts';
import type {
  ExportContext,
  ExportDeclaration,
  ExportLimit,
  ExportOf,
  ExportRequest,
  ExportRun,
} from './definition.ts';

export function defineExport<Query, Scope>(
  declaration: ExportDeclaration<Query, Scope, Services>,
): ExportOf<Query, Services> {
  const { name, query: querySchema, csv, pdf, ended } = declaration;
  const typed = (request: ExportRequest<JsonValue>): ExportRequest<Query> => ({
    ...request,
    query: querySchema.parse(request.query),
  });
  return {
    name,
    querySchema,
    formats: [...(csv === undefined ? [] : ['csv' as const]), ...(pdf === undefined ? [] : ['pdf' as const])],
    ended,
    mostOf: (format, query) => (format === 'pdf' ? pdf?.most?.(querySchema.parse(query)) : undefined),
    authorize: async (context, stored) => {
      const request = typed(stored);
      const scope = await declaration.authorize(context, request.query);
      return {
        fileName: declaration.fileName(request, scope),
        schools: declaration.schools?.(scope) ?? null,
        parts: declaration.parts?.(scope) ?? null,
        total: () => declaration.total(context, scope),
        write: (format, path, run) => write(format, path, { ...context, ...request, ...run, scope }),
      };
    },
  };

  async function write(
    format: ExportFormat,
    path: string,
    source: ExportContext<Services> & ExportRequest<Query> & ExportRun & Readonly<{ scope: Scope }>,
  ): Promise<number> {
    if (format === 'csv' && csv !== undefined)
      return writeCsv(path, { columns: await csv.columns(source), batches: csv.rows(source) }, source);
    if (format === 'pdf' && pdf !== undefined) return pdf.write(source, path);
    throw problem('export.notFound');
  }
}

/** A slash is not allowed in a file name, and the part before it would be cut off. */
export function exportFileName(name: string, format: ExportFormat): string {
  return cleanName(name.replaceAll(/[/\\]/g, '-'), format);
}

export function requireFit(most: ExportLimit | undefined, total: number): void {
  if (most !== undefined && total > most.rows) throw problem(most.tooMany, { total, limit: most.rows });
}
