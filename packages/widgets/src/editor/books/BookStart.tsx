import { useState } from 'react';
import type { ReactElement } from 'react';
import {
  asPhotos,
  bookDensities,
  bookStyles,
  fillOptionsOf,
  pageNumbers,
  pagesForPhotos,
  setPages,
} from '@trade-area/core/editor';
import type { BookDensity, BookStyle } from '@trade-area/core/editor';
import type { LocalFile } from '@trade-area/core/kernel';
import { useText } from '../../kit/text/engine.tsx';
import { useFormats } from '../../kit/useFormats.ts';
import { Button } from '../../ui/Button.tsx';
import { Choices } from '../../ui/Choices.tsx';
import { Field } from '../../ui/Field.tsx';
import { EmptyState } from '../../ui/Notice.tsx';
import { Select } from '../../ui/Select.tsx';
import { choiceKey } from '../workspace/choiceKey.ts';
import type { StartProps } from '../workspace/EditorFrame.tsx';
import { PhotoDrop } from '../workspace/PhotoDrop.tsx';
import { printEditorTexts } from '../workspace/strings.ts';
import { useSizeName } from '../workspace/useSizeName.ts';
import type { OpenedProject } from '../workspace/usePrintEditor.ts';
import { fillBook } from './fillBook.ts';
import { bookEditorTexts } from './strings.ts';
import { densityTexts, styleTexts } from './words.ts';

/** As many pages as the photos need. */
const automatic = '';

/** Size, pages and style; the photos that are added become a finished draft, or the book begins empty. */
export function BookStart({ choices, isOfModule, product, isBusy, onStart }: StartProps): ReactElement {
  const t = useText(bookEditorTexts);
  const shared = useText(printEditorTexts);
  const { money, number } = useFormats();
  const nameOf = useSizeName(choices);
  const [key, setKey] = useState('');
  const [pages, setPageCount] = useState(automatic);
  const [style, setStyle] = useState<BookStyle>('mixed');
  const [density, setDensity] = useState<BookDensity>('some');
  const first = choices.find(({ product_code }) => product_code === product) ?? choices[0];
  const chosen = choices.find((each) => choiceKey(each) === key) ?? first;
  if (!chosen) return <EmptyState title={t('noChoices')}>{shared('noChoicesText')}</EmptyState>;
  const numbers = pageNumbers(chosen.pages);
  const fixed = numbers.includes(Number(pages)) ? Number(pages) : 0;
  const begin = async ({ editor, sender }: OpenedProject, files: readonly LocalFile[]) => {
    if (fixed > 0) editor.act('setPages', (project) => setPages(project, fixed));
    if (files.length === 0) return;
    await sender.add(files, asPhotos);
    const { photos } = editor.store.getState().project;
    await fillBook(editor, fillOptionsOf(style, 1), (project) =>
      fixed > 0 ? project : setPages(project, pagesForPhotos(photos.length, density, project.pages)),
    );
  };
  const start = (files: readonly LocalFile[]) => onStart(chosen, (opened) => void begin(opened, files));
  return (
    <div className="ta-editor-start">
      <header>
        <h1 className="ta-title">
          {isOfModule ? t('startTitleOf', { product: chosen.name }) : t('startTitle')}
        </h1>
        <p className="ta-editor-start__lead">{t('startLead')}</p>
      </header>
      <div className="ta-book-start">
        <Choices
          legend={shared('size')}
          name="size"
          value={choiceKey(chosen)}
          onValue={setKey}
          options={choices.map((choice) => ({
            value: choiceKey(choice),
            label: nameOf(choice),
            ...(choice.price ? { end: t('from', { price: money(choice.price) }) } : {}),
          }))}
        />
        <Choices
          legend={t('style')}
          name="style"
          value={style}
          onValue={(value) => setStyle(bookStyles.find((each) => each === value) ?? 'mixed')}
          options={bookStyles.map((value) => ({
            value,
            label: t(styleTexts[value].label),
            hint: t(styleTexts[value].hint),
          }))}
        />
        <div className="ta-book-start__pages">
          <Field
            label={t('pages')}
            hint={t('pagesHint', { min: number(chosen.pages.min), max: number(chosen.pages.max) })}
          >
            <Select
              value={fixed > 0 ? String(fixed) : automatic}
              onValue={setPageCount}
              options={[
                { value: automatic, label: t('pagesAutomatic') },
                ...numbers.map((count) => ({ value: String(count), label: t('pageCount', { count }) })),
              ]}
            />
          </Field>
          {fixed === 0 && (
            <Field label={t('density')}>
              <Select
                value={density}
                onValue={(value) => setDensity(value in bookDensities ? (value as BookDensity) : 'some')}
                options={(Object.keys(bookDensities) as BookDensity[]).map((value) => ({
                  value,
                  label: t(densityTexts[value]),
                }))}
              />
            </Field>
          )}
        </div>
      </div>
      <PhotoDrop isMore={false} disabled={isBusy} onFiles={start} />
      <p className="ta-book-start__empty">
        <span className="ta-quiet">{t('fillHint')}</span>
        <Button variant="link" disabled={isBusy} onClick={() => start([])}>
          {t('startEmpty')}
        </Button>
      </p>
    </div>
  );
}
