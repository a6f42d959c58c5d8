import { Anchor } from '@mantine/core';
import { Link } from '@tanstack/react-router';
import touch from '../../../ui/touchTarget.module.css';

export function RulesLink({ label }: Readonly<{ label: string }>) {
  return (
    <Anchor
      className={touch.target ?? ''}
      renderRoot={(props) => <Link to="/drills/rules" {...props} />}
      inherit
    >
      {label}
    </Anchor>
  );
}
