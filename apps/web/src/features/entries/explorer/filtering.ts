// What entries are found with, besides what stands above them, in one chunk: the first of them are there before it has
// come, and on a phone it is behind a button.
export { ListViewSwitch } from '../../../ui/list/ListViewSwitch.tsx';
export { FilterDrawer } from './FilterDrawer.tsx';
export { FilterFields } from './FilterFields.tsx';
export { SortSelect } from './SortSelect.tsx';
