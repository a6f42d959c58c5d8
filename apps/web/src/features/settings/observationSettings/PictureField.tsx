import { Button, Collapse, Text } from '@mantine/core';
import { categoryIcons, isCategoryIcon, type ObservationCategory } from '@schooldog/domain/settings';
import { useEffect, useId, useMemo, useState } from 'react';
import { useTexts } from '../../../platform/i18n/useTexts.ts';
import { PictureUpload } from '../../../ui/PictureUpload/index.ts';
import { CategoryTile } from './CategoryTile.tsx';
import { PictureChoice } from './PictureChoice.tsx';
import classes from './PictureField.module.css';

type Props = Readonly<{
  label: string;
  image: string;
  /** The category as it is stored, which may have a picture of its own. */
  uploaded: ObservationCategory | null;
  imageUrls: Readonly<Record<string, string>>;
  file: File | null;
  onImage(image: string): void;
  onFile(file: File | null): void;
}>;

/** What the category looks like, and behind a button everything that it could look like. */
export function PictureField({ label, image, uploaded, imageUrls, file, onImage, onFile }: Props) {
  const { t } = useTexts('features/settings/observationSettings');
  const [isOpen, setIsOpen] = useState(false);
  const choicesId = useId();
  const fileUrl = useFileUrl(file);
  const ownImage = uploaded?.image ?? '';
  const hasOwn = ownImage !== '' && !isCategoryIcon(ownImage);
  const choice = (value: string, name: string) => (
    <PictureChoice
      key={value}
      name={name}
      isChosen={file === null && image === value}
      onChoose={() => onImage(value)}
    >
      <CategoryTile label={label} image={value} url={imageUrls[value]} size={44} />
    </PictureChoice>
  );
  return (
    <fieldset className={classes.field}>
      <legend className={classes.legend}>{t('picture.title')}</legend>
      <div className={classes.current}>
        <CategoryTile label={label} image={image} url={fileUrl ?? imageUrls[image]} size={56} />
        <Button
          variant="default"
          aria-expanded={isOpen}
          aria-controls={choicesId}
          onClick={() => setIsOpen(!isOpen)}
        >
          {t(isOpen ? 'picture.close' : 'picture.choose')}
        </Button>
      </div>
      <div id={choicesId}>
        <Collapse expanded={isOpen} keepMounted={false}>
          <fieldset className={classes.choices}>
            <legend className={classes.legend}>{t('picture.drawn')}</legend>
            {choice('', t('picture.letter'))}
            {hasOwn ? choice(ownImage, t('picture.uploaded')) : null}
            {categoryIcons.map((icon) => choice(icon, t(`icons.${icon}`)))}
          </fieldset>
          <Text size="sm" fw={600} mt="sm">
            {t('picture.upload')}
          </Text>
          <Text size="xs" c="dimmed" mb={4}>
            {t('picture.uploadHelp')}
          </Text>
          <PictureUpload
            value={file === null ? [] : [file]}
            maximum={1}
            onChange={(files) => onFile(files[0] ?? null)}
          />
        </Collapse>
      </div>
    </fieldset>
  );
}

function useFileUrl(file: File | null): string | undefined {
  const url = useMemo(() => (file === null ? undefined : URL.createObjectURL(file)), [file]);
  useEffect(() => () => (url === undefined ? undefined : URL.revokeObjectURL(url)), [url]);
  return url;
}
