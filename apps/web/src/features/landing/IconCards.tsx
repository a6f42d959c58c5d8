import { Text, Title } from '@mantine/core';
import type { Icon } from '@tabler/icons-react';
import classes from './IconCards.module.css';

type Card = Readonly<{ key: string; icon: Icon; name: string; text: string }>;

export function IconCards({ cards, columns }: Readonly<{ cards: readonly Card[]; columns: 3 | 4 }>) {
  return (
    <ul className={classes.cards} data-columns={columns}>
      {cards.map(({ key, icon: CardIcon, name, text }) => (
        <li key={key} className={classes.card}>
          <span className={classes.icon}>
            <CardIcon size={24} stroke={1.6} aria-hidden />
          </span>
          <div>
            <Title order={3}>{name}</Title>
            <Text mt={4} size="sm" className={classes.text}>
              {text}
            </Text>
          </div>
        </li>
      ))}
    </ul>
  );
}
