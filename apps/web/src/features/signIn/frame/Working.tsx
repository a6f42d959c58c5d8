import { Loader, Title } from '@mantine/core';
import classes from './AuthPage.module.css';

/** A page that works without input. */
export function Working({ title }: Readonly<{ title: string }>) {
  return (
    <div aria-busy="true" className={classes.page}>
      <Loader aria-hidden mb="md" />
      <Title order={1} fz={28} lh={1.2} tabIndex={-1}>
        {title}
      </Title>
    </div>
  );
}
