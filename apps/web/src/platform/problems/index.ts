export { preloadProblemTexts, problemText, rejectionText, useProblemText } from './problemText.ts';
