import { cardBodies, type LaterCard } from './bodies.ts';

export function CardBody({ card }: Readonly<{ card: LaterCard }>) {
  const Body = cardBodies[card];
  return <Body />;
}
