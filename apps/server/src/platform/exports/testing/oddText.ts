import fc from 'fast-check';

const signs = 'aé0071E/=+-@＝"\',;\r\n\t \u00a0\u2028\u200b\ufeff';

/** Texts with everything that is hard for a CSV file. */
export const oddText = fc.string({ unit: fc.constantFrom(...Array.from(signs)) });
