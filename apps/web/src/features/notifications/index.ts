export { MessagesPanel } from './MessagesPanel.tsx';
