export { cleanPdf } from './cleanPdf.ts';
export { type ComponentPdf, makeComponentPdf } from './componentPdf.ts';
export { stampPdf } from './stampPdf.ts';
