import { LegalDocument } from './LegalDocument.tsx';

export function TermsPage() {
  return <LegalDocument name="terms" seeAlso="/privacy" />;
}
