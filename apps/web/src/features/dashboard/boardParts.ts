// What the dashboard shows below its greeting, in one chunk: a person is greeted before it has come.
export { Board } from './Board.tsx';
export { CustomizeButton } from './customize/CustomizeButton.tsx';
