export { PlanSchool } from './parts/PlanSchool.tsx';
export { CertificationCard } from './certify/CertificationCard.tsx';
