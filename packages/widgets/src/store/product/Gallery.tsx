import { useState } from 'react';
import type { ReactElement } from 'react';
import type { ProductInfo } from '@trade-area/core/contract';
import { kitTexts } from '../../kit/strings.ts';
import { useText } from '../../kit/text/engine.tsx';
import { Button } from '../../ui/Button.tsx';
import { Dialog } from '../../ui/Dialog.tsx';
import { Picture } from '../Picture.tsx';
import type { PictureFile } from '../Picture.tsx';
import { storeTexts } from '../strings.ts';
import { viewWords } from '../words.ts';

/** The views of a product: one large, the others to choose from, and each as large as the window. */
export function Gallery({ details }: { readonly details: ProductInfo['details'] }): ReactElement {
  const t = useText(storeTexts);
  const kit = useText(kitTexts);
  const [chosen, setChosen] = useState(0);
  const [isZoomed, setZoomed] = useState(false);
  const { name } = details;
  const front = { src: details.icon, srcset: details.foto_srcset, avif: details.foto_avif, view: 'front' };
  const views = details.pictures.length > 0 ? details.pictures : [front];
  const shown = views[Math.min(chosen, views.length - 1)] ?? front;
  const hasPicture = shown.src !== '';
  const wordOf = (view: string) => (Object.hasOwn(viewWords, view) ? t(viewWords[view] ?? 'viewFront') : '');
  const label = (index: number) => {
    const picture = t('pictureOf', { index: index + 1, count: views.length, name });
    const view = wordOf(views[index]?.view ?? '');
    return view === '' ? picture : t('viewOf', { view, picture });
  };
  const step = (by: number) => setChosen((before) => (before + by + views.length) % views.length);
  const draw = (sizes: string, isFirst: boolean) => (
    <Picture {...fileOf(shown)} alt={isFirst ? '' : label(chosen)} sizes={sizes} first={isFirst} soon />
  );
  return (
    <div className="ta-store-gallery" role="group" aria-label={t('pictures')}>
      {hasPicture ? (
        <button
          type="button"
          className="ta-store-picture ta-store-gallery__open"
          aria-haspopup="dialog"
          aria-label={t('zoom', { name })}
          onClick={() => setZoomed(true)}
        >
          {draw('(min-width: 720px) 420px, 100vw', true)}
        </button>
      ) : (
        <span className="ta-store-picture">{draw('100vw', true)}</span>
      )}
      {views.length > 1 && (
        <ul className="ta-store-gallery__views">
          {views.map((view, index) => (
            <li key={view.src}>
              <button
                type="button"
                className="ta-store-picture ta-store-gallery__view"
                aria-label={label(index)}
                aria-pressed={index === chosen}
                onClick={() => setChosen(index)}
              >
                <Picture {...fileOf(view)} alt="" sizes="96px" />
              </button>
              <span className="ta-store-gallery__word" aria-hidden="true">
                {wordOf(view.view)}
              </span>
            </li>
          ))}
        </ul>
      )}
      <Dialog
        open={isZoomed}
        onClose={() => setZoomed(false)}
        title={wordOf(shown.view) === '' ? name : t('viewOf', { view: name, picture: wordOf(shown.view) })}
        closeLabel={kit('close')}
        size="full"
        footer={
          views.length > 1 && (
            <>
              <Button onClick={() => step(-1)}>{t('formerPicture')}</Button>
              <Button onClick={() => step(1)}>{t('nextPicture')}</Button>
            </>
          )
        }
      >
        <div className="ta-store-gallery__zoom" aria-live="polite">
          <span className="ta-store-picture">{draw('100vw', false)}</span>
        </div>
      </Dialog>
    </div>
  );
}

const fileOf = ({ src, srcset, avif }: PictureFile): PictureFile => ({ src, srcset, avif });
