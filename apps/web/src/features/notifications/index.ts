export { JobsPanel } from './jobs/JobsPanel.tsx';
export { MessagesPanel } from './MessagesPanel.tsx';
