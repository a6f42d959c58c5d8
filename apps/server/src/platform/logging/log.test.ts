import { expect, it } from 'vitest';
import { describeError } from './log.ts';

it('describes a failure without user input', () => {
  const cause = Object.assign(new Error('value too long'), {
    code: '22001',
    detail: 'Key (email)=(ada@district.test)',
  });
  const error = new Error('Failed query: insert into users values ($1)\nparams: ada@district.test,secret', {
    cause,
  });
  const described = JSON.stringify(describeError(error));
  expect(described).toContain('insert into users');
  expect(described).toContain('22001');
  expect(described).not.toContain('ada@district.test');
  expect(described).not.toContain('secret');
});

it('leaves out the value that a database rejected', () => {
  const error = Object.assign(new Error('invalid input syntax for type integer: "Broken window"'), {
    code: '22P02',
  });
  expect(describeError(error)).toMatchObject({ message: 'a value was rejected', code: '22P02' });
});
