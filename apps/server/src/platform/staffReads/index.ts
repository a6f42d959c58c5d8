export { inputDescriber, recordsIn } from './describeRead.ts';
export { createStaffReadLog } from './staffReads.ts';
export { pageOfStaffReads, type StaffReadRow, staffReadsAbout } from './store.ts';
