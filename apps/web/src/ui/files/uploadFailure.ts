import { refusalOf } from '../../platform/api/problem.ts';

/** Which of the texts explains why an upload failed. */
export function uploadFailure(error: unknown): 'tooLarge' | 'typeNotAllowed' | 'failed' {
  const { code } = refusalOf(error);
  if (code === 'file.tooLarge' || code === 'file.imageTooLarge') return 'tooLarge';
  return code === 'file.typeNotAllowed' ? 'typeNotAllowed' : 'failed';
}
