export { useProblemText } from './useProblemText.ts';
