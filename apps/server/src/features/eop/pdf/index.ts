export { cleanPdf } from './cleanPdf.ts';
export { makeComponentPdf } from './componentPdf.ts';
export { stampPdf } from './stampPdf.ts';
