export { useOrganization, useSchoolNames } from './queries.ts';
export { SchoolMultiSelect, SchoolSelect } from './SchoolSelect.tsx';
