import type { TaskBoard } from '@schooldog/domain/workOrders';
import classes from './BoardDot.module.css';

/** A board by its color and name. */
export function BoardDot({ board }: Readonly<{ board: Pick<TaskBoard, 'name' | 'color'> }>) {
  return (
    <span className={classes.board}>
      <span className={classes.dot} style={{ backgroundColor: board.color }} aria-hidden />
      {board.name}
    </span>
  );
}
