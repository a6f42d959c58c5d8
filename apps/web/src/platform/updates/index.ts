export { UpdatePrompts } from './UpdatePrompts.tsx';
