// All text files of the app, each fetched when a screen needs it.
import { filesByName, type TextFile } from './filesByName.ts';

export const textFiles = filesByName(import.meta.glob<TextFile>('./**/texts/*.json', { base: '../..' }));
