// What entries are found with, in one chunk: the first of them are there before it has come.
export { FilterDrawer } from './FilterDrawer.tsx';
export { FilterFields } from './FilterFields.tsx';
export { ListHead } from './ListHead.tsx';
