export const opinions = ['concern', 'praise', 'other'] as const;
export type Opinion = (typeof opinions)[number];
