/** What a card takes up while it waits. */
export const heights = { attention: 148, links: 96, board: 336, chart: 300 } as const;
