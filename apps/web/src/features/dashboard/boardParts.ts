// What the dashboard shows besides its greeting and what needs attention, in one chunk: a person has those before it has
// come.
export { BelowCards } from './BelowCards.tsx';
export { CardBody } from './cards/CardBody.tsx';
export { CustomizeButton } from './customize/CustomizeButton.tsx';
export { OldWalks } from './oldWalks/OldWalks.tsx';
