export { entriesExport } from './entriesExport.ts';
