import { Card, Title } from '@mantine/core';
import { type ReactNode, useId } from 'react';

type Props = Readonly<{ title: string; children: ReactNode }>;

/** A part of a page with its own heading, framed as a card. */
export function SectionCard({ title, children }: Props) {
  const titleId = useId();
  return (
    <Card withBorder component="section" aria-labelledby={titleId}>
      <Title order={2} id={titleId} mb="sm">
        {title}
      </Title>
      {children}
    </Card>
  );
}
