export { preloadProblemTexts, rejectionText, useProblemText } from './problemText.ts';
