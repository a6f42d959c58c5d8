import { branding } from '@schooldog/domain/kernel';
import classes from './Brand.module.css';
import mark from './mark.svg?inline';

/** The mark and the name. Where only the mark fits, the name is still read out. */
export function Brand({ size = 32, isMarkOnly = false }: Readonly<{ size?: number; isMarkOnly?: boolean }>) {
  const alt = isMarkOnly ? branding.productName : '';
  return (
    <span className={classes.brand}>
      <img src={mark} alt={alt} width={size} height={size} />
      {isMarkOnly ? null : <span className={classes.name}>{branding.productName}</span>}
    </span>
  );
}
