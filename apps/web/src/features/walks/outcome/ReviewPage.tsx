import { OutcomePage } from './OutcomePage.tsx';

export function ReviewPage() {
  return <OutcomePage status="review" />;
}
