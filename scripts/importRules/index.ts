// `node scripts/importRules/index.ts` checks the whole project against the import rules.
import { root } from '../lib/root.ts';
import { checkImports } from './checkImports.ts';

const { modules, imports, complaints } = await checkImports(root);
for (const complaint of complaints) console.error(complaint);
console.log(`${modules} files and ${imports} imports read, ${complaints.length} complaints`);
process.exitCode = complaints.length === 0 ? 0 : 1;
