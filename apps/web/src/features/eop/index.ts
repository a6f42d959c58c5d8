export { CertificationCard } from './certify/CertificationCard.tsx';
export { ReviewAndCertify } from './certify/ReviewAndCertify.tsx';
