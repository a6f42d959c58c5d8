import { Greeting } from './Greeting.tsx';
import { QuickLinks } from './QuickLinks.tsx';

export function DashboardPage() {
  return (
    <>
      <Greeting />
      <QuickLinks />
    </>
  );
}
