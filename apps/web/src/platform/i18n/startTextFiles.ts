// Text files that people may need before they are signed in; textFiles.ts has all.
import { filesByName, type TextFile } from './filesByName.ts';

export const startTextFiles = filesByName(
  import.meta.glob<TextFile>(
    ['./app/texts/*.json', './platform/**/texts/*.json', './features/signIn/texts/*.json'],
    { base: '../..' },
  ),
);
