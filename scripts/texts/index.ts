// `npm run texts` writes the types of all text keys, after a texts folder was added, moved or removed.
import { writeFile } from 'node:fs/promises';
import { inRoot, root } from '../lib/root.ts';
import { textTypes, textTypesFile } from './textTypes.ts';

await writeFile(inRoot(textTypesFile), await textTypes(root));
