import '@mantine/core/styles.layer.css';
import './app/global.css';
import { createRoot } from 'react-dom/client';
import { App } from './app/App.tsx';
import { start } from './app/start.ts';
import appTexts from './app/texts/en.json';
import usersTexts from './features/users/texts/en.json';
import { startTexts } from './platform/i18n/i18n.ts';

start();
await startTexts({ app: appTexts, users: usersTexts });

const root = document.getElementById('root');
if (root === null) throw new Error('the page has no root element');
createRoot(root).render(<App />);
