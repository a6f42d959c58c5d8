/** What a chart can be about. */
export const insightViewModes = ['all', 'category', 'item', 'location', 'user', 'tag'] as const;
export type InsightViewMode = (typeof insightViewModes)[number];
