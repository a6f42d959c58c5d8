export { CertificationCard } from './certify/CertificationCard.tsx';
