import { LegalDocument } from './LegalDocument.tsx';

export function PrivacyPage() {
  return <LegalDocument name="privacy" seeAlso="/terms" />;
}
