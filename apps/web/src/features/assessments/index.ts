export { isWorkOnAssessment } from './assessmentRecord.ts';
export { RecentAssessments } from './recent/RecentAssessments.tsx';
export { useWalkAssessments, type WalkAssessments as Assessed } from './inWalk/useWalkAssessments.ts';
export { WalkAssessments } from './inWalk/WalkAssessments.tsx';
