export * from './pickerGroups.ts';
