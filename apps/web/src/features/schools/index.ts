export { useOrganization, useSchoolNames, useTimeZone } from './queries.ts';
export { SchoolMultiSelect, SchoolSelect } from './SchoolSelect.tsx';
