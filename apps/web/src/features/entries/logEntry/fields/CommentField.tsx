import { memo } from 'react';
import { useTexts } from '../../../../platform/i18n/useTexts.ts';
import { GrowingTextField } from '../../../../ui/GrowingTextField.tsx';

type Props = Readonly<{ value: string; onChange(value: string): void; error: string | undefined }>;

export const CommentField = memo(function CommentField({ value, onChange, error }: Props) {
  const { t } = useTexts('features/entries/logEntry');
  return (
    <GrowingTextField
      label={t('comment.label')}
      placeholder={t('comment.placeholder')}
      minRows={2}
      maxRows={10}
      value={value}
      onChange={({ currentTarget }) => onChange(currentTarget.value)}
      error={error}
    />
  );
});
