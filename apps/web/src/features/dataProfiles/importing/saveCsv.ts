import { writeCsv } from './csv.ts';

export function saveCsv(fileName: string, rows: readonly (readonly string[])[]): void {
  const url = URL.createObjectURL(new Blob([writeCsv(rows)], { type: 'text/csv;charset=utf-8' }));
  const link = document.createElement('a');
  link.href = url;
  link.download = fileName;
  link.click();
  URL.revokeObjectURL(url);
}
