import { describe, expect, it } from 'vitest';
import { exportFileName } from './defineExport.ts';
import { testExport } from './testing/testExport.ts';

describe('a definition', () => {
  const definition = testExport();

  it('knows its formats and their limits', () => {
    expect(definition.formats).toEqual(['csv', 'pdf']);
    expect(definition.mostOf('csv', { rows: 9 })).toBeUndefined();
    expect(definition.mostOf('pdf', { rows: 9 })).toEqual({ rows: 3, tooMany: 'entry.tooManyForPdf' });
  });

  it('makes a name that every system accepts', () => {
    expect(exportFileName('Doors/locks: "all" (es)', 'pdf')).toBe('Doors-locks- -all- (es).pdf');
  });

  it('rejects a query that does not fit, such as one that an older version stored', () => {
    expect(() => definition.querySchema.parse({ lines: 1 })).toThrow('rows');
  });
});
