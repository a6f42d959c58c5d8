export * from './actions.ts';
export * from './cards.ts';
export * from './frameCounts.ts';
export * from './greeting.ts';
export * from './home.ts';
export * from './order.ts';
