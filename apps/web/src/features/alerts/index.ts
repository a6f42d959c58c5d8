export { recipientsAt } from './section/recipients.ts';
export { AlertSection, type AlertValue } from './section/AlertSection.tsx';
