import { describe, expect, it } from 'vitest';
import { exportFileName } from './defineExport.ts';
import { testExport } from './testing/testExport.ts';

describe('a definition', () => {
  const definition = testExport();

  it('knows its formats and their limits', () => {
    expect(definition.formats).toEqual(['csv', 'pdf']);
    expect(definition.mostOf('csv')).toBeUndefined();
    expect(definition.mostOf('pdf')).toEqual({ rows: 3, tooMany: 'entry.tooManyForPdf' });
  });

  it('names the file after what was requested', () => {
    const request = { query: { rows: 1 }, title: 'Doors/locks: "all"', language: 'es' };
    expect(definition.fileName(request)).toBe('Doors/locks: "all" (es)');
    expect(exportFileName(definition.fileName(request), 'pdf')).toBe('Doors-locks- -all- (es).pdf');
  });

  it('takes no query that does not fit, such as one that an older version stored', () => {
    expect(() => definition.fileName({ query: { lines: 1 }, title: '', language: 'en' })).toThrow('rows');
  });
});
