export { openBeginAssessment } from './begin/open.ts';
