import type { InsightChoice } from '@schooldog/domain/insights';

export type PickerProps = Readonly<{ choice: InsightChoice; onChange(choice: InsightChoice): void }>;
