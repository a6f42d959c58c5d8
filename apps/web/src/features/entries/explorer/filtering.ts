// See finding.ts.
export { ListViewSwitch } from '../../../ui/list/ListViewSwitch.tsx';
export { FilterDrawer } from './FilterDrawer.tsx';
export { FilterFields } from './FilterFields.tsx';
export { SortSelect } from './SortSelect.tsx';
