import type { ReactElement } from 'react';
import { cardActions } from '@trade-area/core/store';
import type { CardViewer, ComputedItem, EditorChoice } from '@trade-area/core/store';
import { kitTexts } from '../../kit/strings.ts';
import { useText } from '../../kit/text/engine.tsx';
import { Dialog } from '../../ui/Dialog.tsx';
import { CreateControl } from './CreateControl.tsx';
import { Picture } from '../Picture.tsx';
import { storeTexts } from '../strings.ts';
import type { StoreView } from '../useStoreView.ts';

export interface EditorDialogProps {
  /** The product whose editors are offered. */
  readonly item: ComputedItem;
  readonly view: StoreView;
  readonly onClose: () => void;
}

/** 'Choose the right Editor for You!': the sub-editors of a product (STORE-28, STORE-63). */
export function EditorDialog({ item, view, onClose }: EditorDialogProps): ReactElement {
  const t = useText(storeTexts);
  const kit = useText(kitTexts);
  const { slug, nome } = item;
  const choicesFor = (viewer: CardViewer): readonly EditorChoice[] => {
    const { create } = cardActions(item, viewer, view.linkSettings);
    return create.kind === 'choose' ? create.choices : [];
  };
  return (
    <Dialog open onClose={onClose} title={t('editorTitle')} closeLabel={kit('close')}>
      <p className="ta-quiet">{t('editorText', { name: nome })}</p>
      <ul className="ta-store-editors">
        {choicesFor(view.viewer).map((choice, index) => (
          <li
            key={`${index} ${choice.nome}`}
            className="ta-store-editor"
            data-test={choice.isTest || undefined}
          >
            <span className="ta-store-picture">
              <Picture src={choice.foto} srcset="" avif="" alt="" sizes="112px" soon />
            </span>
            <div className="ta-store-editor__text">
              <h3 className="ta-store-editor__name">{choice.nome || nome}</h3>
              {choice.isTest && <span className="ta-store-card__test">{t('testItem')}</span>}
              {choice.description !== '' && <p className="ta-quiet">{choice.description}</p>}
              <div className="ta-store-actions">
                <CreateControl
                  create={choice.create}
                  createFor={(viewer) => choicesFor(viewer)[index]?.create ?? choice.create}
                  slug={slug}
                  name={choice.nome || nome}
                  view={view}
                />
              </div>
            </div>
          </li>
        ))}
      </ul>
    </Dialog>
  );
}
