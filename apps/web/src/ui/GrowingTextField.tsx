import { Textarea, type TextareaProps } from '@mantine/core';
import classes from './GrowingTextField.module.css';

type Props = Omit<TextareaProps, 'autosize' | 'rows' | 'resize' | 'classNames' | 'style'>;

/** Browsers that fit the field to its text do it without a script that measures the page whenever it is drawn. */
const sizesItself = typeof CSS !== 'undefined' && CSS.supports('field-sizing', 'content');

/** A text of several lines, as high as what is in it. */
export function GrowingTextField({ minRows = 1, maxRows, ...props }: Props) {
  if (!sizesItself) {
    return <Textarea autosize minRows={minRows} {...(maxRows === undefined ? {} : { maxRows })} {...props} />;
  }
  return (
    <Textarea
      classNames={{ input: classes.input ?? '' }}
      style={{ '--least-rows': minRows, '--most-rows': maxRows }}
      {...props}
    />
  );
}
