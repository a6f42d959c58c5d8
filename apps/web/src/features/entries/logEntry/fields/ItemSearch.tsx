import { ActionIcon, Alert, Combobox, Text, TextInput, useCombobox, VisuallyHidden } from '@mantine/core';
import { IconArrowLeft, IconSearch } from '@tabler/icons-react';
import { useId, useMemo, useRef, useState, type KeyboardEvent } from 'react';
import { useTexts } from '../../../../platform/i18n/useTexts.ts';
import { useIsPhone } from '../../../../ui/useIsPhone.ts';
import { useObservation } from '../../../settings/index.ts';
import { choicesIn, findChoices, type Choice } from '../findChoices.ts';
import type { Pair } from '../recent.ts';
import { useRecentChoices } from '../useRecentChoices.ts';
import { CategoryTiles } from './CategoryTiles.tsx';
import classes from './ItemSearch.module.css';
import { useTakeFocus } from '../../../../ui/useTakeFocus.ts';

type Props = Readonly<{
  schoolId: string | null;
  initialCategoryId: string | null;
  /** Without a category all observations are listed, in place of recent ones and categories. */
  isMasterList: boolean;
  typed: string;
  onType(text: string): void;
  onChoose(pair: Pair): void;
  takesFocus: boolean;
  /** False while the form is only drawn ahead: what it lists depends on how it is opened. */
  isListed: boolean;
  error: string | undefined;
}>;

/** Recent ones and the categories at first; typing finds in all of them, a category shows its own. */
export function ItemSearch(props: Props) {
  const { schoolId, initialCategoryId, isMasterList, typed, onType, onChoose, takesFocus, error } = props;
  const { isListed } = props;
  const { t, language } = useTexts('features/entries/logEntry');
  const isPhone = useIsPhone();
  const { settings, isPending, categoryLabel } = useObservation();
  const [categoryId, setCategoryId] = useState(initialCategoryId);
  const [given, setGiven] = useState(initialCategoryId);
  if (given !== initialCategoryId) {
    setGiven(initialCategoryId);
    setCategoryId(initialCategoryId);
  }

  const choices = useMemo(
    () => (settings === undefined ? [] : choicesIn(settings, language)),
    [settings, language],
  );
  const recent = useRecentChoices(choices, schoolId);

  const isSearching = typed.trim() !== '';
  const showsAll = isMasterList && !isSearching && categoryId === null;
  const showsRecent = !isMasterList && !isSearching && categoryId === null;
  const shown = !isListed
    ? []
    : isSearching
      ? findChoices(choices, typed)
      : showsRecent
        ? recent
        : showsAll
          ? choices.toSorted((one, other) => one.label.localeCompare(other.label, language))
          : choices.filter((choice) => choice.categoryId === categoryId);
  const input = useTakeFocus<HTMLInputElement>(takesFocus);
  const back = useRef<HTMLButtonElement>(null);
  // What had the focus is gone. A keyboard that jumps up on a phone would hide what is offered.
  const openCategory = (id: string | null) => {
    setCategoryId(id);
    requestAnimationFrame(() => {
      (isPhone ? back : input).current?.focus({ preventScroll: true });
      // The tile may have been further down than the shorter list that takes its place.
      (back.current ?? input.current)?.scrollIntoView({ block: 'nearest' });
    });
  };
  const isShown = shown.length > 0;
  const listId = useId();
  const combobox = useCombobox({ opened: isShown });
  const choose = (choice: Choice | undefined) => {
    if (choice !== undefined) onChoose({ categoryId: choice.categoryId, itemId: choice.itemId });
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key === 'Escape' && isSearching) onType('');
    if (event.key !== 'Enter') return;
    // Enter chooses here, without arrow keys the first one; the form is sent by its button.
    event.preventDefault();
    if (isSearching && combobox.getSelectedOptionIndex() === -1) choose(shown[0]);
  };
  const heading = isSearching
    ? t('item.found')
    : categoryId === null
      ? t(showsAll ? 'item.masterList' : 'item.recent')
      : t('item.inCategory', { category: categoryLabel(categoryId) });

  return (
    <Combobox store={combobox} onOptionSubmit={(key) => choose(shown.find((one) => keyOf(one) === key))}>
      <Combobox.EventsTarget
        withExpandedAttribute
        // By itself the field would learn of a list that comes with its own words only when it is drawn again.
        aria-expanded={isShown}
        aria-controls={isShown ? listId : undefined}
        // The list is always there, so the first Escape has only words to take away.
        data-mantine-stop-propagation={isSearching || undefined}
      >
        <TextInput
          ref={input}
          label={t('item.label')}
          placeholder={t('item.search')}
          autoComplete="off"
          enterKeyHint="search"
          value={typed}
          data-query={settings === undefined ? undefined : typed.trim()}
          onChange={({ currentTarget }) => {
            onType(currentTarget.value);
            combobox.resetSelectedOption();
          }}
          onKeyDown={onKeyDown}
          error={error}
          withAsterisk
          required
          leftSection={<IconSearch size={18} aria-hidden />}
        />
      </Combobox.EventsTarget>
      {settings === undefined && !isPending ? (
        <Alert color="orange" mt="xs">
          {t('item.unavailable')}
        </Alert>
      ) : null}
      {categoryId !== null && !isSearching ? (
        <div className={classes.back}>
          <ActionIcon
            variant="subtle"
            size={44}
            ref={back}
            onClick={() => openCategory(null)}
            aria-label={t('item.all')}
          >
            <IconArrowLeft size={20} aria-hidden />
          </ActionIcon>
          <Text fw={600}>{categoryLabel(categoryId)}</Text>
        </div>
      ) : null}
      {isShown ? (
        <>
          {categoryId === null || isSearching ? <div className={classes.heading}>{heading}</div> : null}
          <Combobox.Options
            id={listId}
            aria-label={heading}
            className={(showsRecent ? classes.chips : classes.options) ?? ''}
          >
            {shown.map((choice) =>
              showsRecent ? (
                <ChoiceChip key={keyOf(choice)} choice={choice} />
              ) : (
                <ChoiceOption key={keyOf(choice)} choice={choice} withCategory={isSearching || showsAll} />
              ),
            )}
          </Combobox.Options>
        </>
      ) : null}
      {isSearching && !isShown && settings !== undefined ? (
        <Text c="dimmed" size="sm" mt="xs">
          {t('item.nothing')}
        </Text>
      ) : null}
      {isListed &&
      settings !== undefined &&
      categoryId === null &&
      !showsAll &&
      (!isSearching || !isShown) ? (
        <CategoryTiles settings={settings} onChoose={openCategory} />
      ) : null}
    </Combobox>
  );
}

/** Small, so that all categories show below without scrolling. */
function ChoiceChip({ choice }: Readonly<{ choice: Choice }>) {
  return (
    <Combobox.Option value={keyOf(choice)} className={classes.chip ?? ''}>
      {choice.label}
      <VisuallyHidden>, {choice.categoryLabel}</VisuallyHidden>
    </Combobox.Option>
  );
}

function ChoiceOption({ choice, withCategory }: Readonly<{ choice: Choice; withCategory: boolean }>) {
  return (
    <Combobox.Option value={keyOf(choice)} className={classes.option ?? ''}>
      <span>{choice.label}</span>
      {withCategory ? <span className={classes.category}>{choice.categoryLabel}</span> : null}
    </Combobox.Option>
  );
}

function keyOf({ categoryId, itemId }: Pair): string {
  return `${categoryId} ${itemId}`;
}
