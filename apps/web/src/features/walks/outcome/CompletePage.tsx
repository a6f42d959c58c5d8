import { OutcomePage } from './OutcomePage.tsx';

export function CompletePage() {
  return <OutcomePage status="complete" />;
}
