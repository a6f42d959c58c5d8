export { AlertSection, type AlertValue } from './section/AlertSection.tsx';
