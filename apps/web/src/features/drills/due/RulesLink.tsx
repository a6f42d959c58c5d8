import { Anchor } from '@mantine/core';
import { Link } from '@tanstack/react-router';

export function RulesLink({ label }: Readonly<{ label: string }>) {
  return (
    <Anchor renderRoot={(props) => <Link to="/drills/rules" {...props} />} inherit>
      {label}
    </Anchor>
  );
}
