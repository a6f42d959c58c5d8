import { describe, expect, it } from 'vitest';
import { addUploads, documentExtensions, needsScaling, pictureExtensions } from './uploads.ts';

const file = (name: string, lastModified = 1) => ({ name, lastModified });

describe('choosing files', () => {
  it('takes jpeg, jpg and gif by default, and documents where they are allowed', () => {
    const chosen = [
      file('a.JPG'),
      file('b.gif'),
      file('c.png'),
      file('d.pdf'),
      file('e.exe'),
      file('noending'),
    ];
    expect(addUploads([], chosen, { extensions: pictureExtensions }).files.map(({ name }) => name)).toEqual([
      'a.JPG',
      'b.gif',
    ]);
    const documents = addUploads([], chosen, { extensions: documentExtensions });
    expect(documents.files.map(({ name }) => name)).toEqual(['a.JPG', 'b.gif', 'c.png', 'd.pdf']);
    expect(documents.refused.map(({ name }) => name)).toEqual(['e.exe', 'noending']);
  });

  it('detects a file chosen twice by its name and last-modified time', () => {
    const { files, duplicates } = addUploads(
      [file('a.jpg', 1)],
      [file('a.jpg', 1), file('a.jpg', 2), file('b.jpg', 1)],
      {
        extensions: pictureExtensions,
      },
    );
    expect(files).toEqual([file('a.jpg', 1), file('a.jpg', 2), file('b.jpg', 1)]);
    expect(duplicates).toEqual([file('a.jpg', 1)]);
  });

  it('keeps the first files up to the maximum and reports the rest', () => {
    const result = addUploads([file('a.jpg')], [file('b.jpg'), file('c.jpg')], {
      extensions: pictureExtensions,
      maximum: 2,
    });
    expect(result.files.map(({ name }) => name)).toEqual(['a.jpg', 'b.jpg']);
    expect(result.tooMany).toBe(true);
  });
});

it('scales only pictures above one mebibyte', () => {
  expect(needsScaling({ size: 1_048_576, type: 'image/jpeg' })).toBe(false);
  expect(needsScaling({ size: 1_048_577, type: 'image/jpeg' })).toBe(true);
  expect(needsScaling({ size: 9_000_000, type: 'application/pdf' })).toBe(false);
});
