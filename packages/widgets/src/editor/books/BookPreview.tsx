/* oxlint-disable jsx-a11y/no-noninteractive-element-interactions -- arrow keys turn the pages of the whole region: each has a button as well */
import { useState } from 'react';
import type { CSSProperties, KeyboardEvent, ReactElement } from 'react';
import type { EditorState } from '@trade-area/core/editor';
import { guidesFor, sheetsOf } from '@trade-area/core/layout';
import { useText } from '../../kit/text/engine.tsx';
import { useFormats } from '../../kit/useFormats.ts';
import { Button, IconButton } from '../../ui/Button.tsx';
import { chevronLeftIcon, chevronRightIcon } from '../../ui/icons.ts';
import { Tabs } from '../../ui/Tabs.tsx';
import { pictureKindFor } from '../workspace/pictures.ts';
import { SheetPicture } from '../workspace/SheetPicture.tsx';
import type { OpenedProject } from '../workspace/usePrintEditor.ts';
import type { SheetSources } from '../stage/paintSheet.ts';
import { bookEditorTexts } from './strings.ts';
import { useSheetName } from './useSheetName.ts';

export interface BookPreviewProps {
  readonly opened: OpenedProject;
  readonly state: EditorState;
  readonly outlinesOf: SheetSources['outlinesOf'];
  readonly onBack: () => void;
  readonly onFinish: () => void;
}

/** The book as it will be: one spread after the other, or all of them. */
export function BookPreview({ opened, state, outlinesOf, onBack, onFinish }: BookPreviewProps): ReactElement {
  const { editor, pictures } = opened;
  const { project, sheetId } = state;
  const t = useText(bookEditorTexts);
  const { number } = useFormats();
  const nameOf = useSheetName(project);
  const [view, setView] = useState('book');
  const [turned, setTurned] = useState<'next' | 'previous' | ''>('');
  const sheets = sheetsOf(project);
  const at = Math.max(
    0,
    sheets.findIndex(({ id }) => id === sheetId),
  );
  const sheet = sheets[at];
  const go = (to: number) => {
    const next = sheets[to];
    if (!next || to === at) return;
    setTurned(to > at ? 'next' : 'previous');
    editor.show(next.id);
  };
  const onKeyDown = (event: KeyboardEvent) => {
    const to = { ArrowLeft: at - 1, ArrowRight: at + 1, Home: 0, End: sheets.length - 1 }[event.key];
    if (to === undefined || view !== 'book' || event.target instanceof HTMLInputElement) return;
    // Arrows between tabs are the tabs' own.
    if (event.target instanceof HTMLElement && event.target.role === 'tab') return;
    event.preventDefault();
    go(to);
  };
  const ratioOf = (each: typeof sheet) => {
    if (!each) return 2;
    const { trim } = guidesFor(project, each);
    return trim.w / trim.h;
  };
  return (
    <section className="ta-book-preview" aria-label={t('preview')} onKeyDown={onKeyDown}>
      <div className="ta-book-preview__head">
        <h1 className="ta-title">{t('preview')}</h1>
        <span className="ta-book-preview__acts">
          <Button onClick={onBack}>{t('backToBook')}</Button>
          <Button variant="primary" onClick={onFinish}>
            {t('finish')}
          </Button>
        </span>
      </div>
      <Tabs
        label={t('previewAs')}
        tabs={[
          { key: 'book', title: t('previewBook') },
          { key: 'grid', title: t('previewGrid') },
        ]}
        selected={view}
        onSelect={setView}
      >
        {view === 'book' && sheet ? (
          <div className="ta-book-flip">
            <IconButton
              icon={chevronLeftIcon}
              label={t('previousPages')}
              disabled={at === 0}
              onClick={() => go(at - 1)}
            />
            <figure
              key={sheet.id}
              className="ta-book-flip__sheet"
              data-turned={turned || undefined}
              data-fold={sheet.kind !== 'single' || undefined}
              style={{ '--_ratio': ratioOf(sheet) } as CSSProperties}
            >
              <SheetPicture {...{ project, sheet, pictures, outlinesOf }} kind={pictureKindFor(sheet)} />
              <figcaption className="ta-figures" aria-live="polite">
                {nameOf(sheet)} · {t('sheetPosition', { number: number(at + 1), all: number(sheets.length) })}
              </figcaption>
            </figure>
            <IconButton
              icon={chevronRightIcon}
              label={t('nextPages')}
              disabled={at === sheets.length - 1}
              onClick={() => go(at + 1)}
            />
          </div>
        ) : (
          <ol className="ta-book-grid" aria-label={t('spreads')}>
            {sheets.map((each) => (
              <li key={each.id}>
                <button
                  type="button"
                  className="ta-book-grid__sheet"
                  aria-label={t('openPages', { name: nameOf(each) })}
                  onClick={() => {
                    editor.show(each.id);
                    setView('book');
                  }}
                >
                  <SheetPicture {...{ project, pictures, outlinesOf }} sheet={each} />
                </button>
                <span className="ta-figures ta-quiet">{nameOf(each)}</span>
              </li>
            ))}
          </ol>
        )}
      </Tabs>
    </section>
  );
}
