import './search.css';
import { Button, DataView, Dialog, Skeleton, useText } from '@trade-area/widgets';
import { searchIcon, useLazyComponent } from '@trade-area/widgets/portal';
import { Suspense, useCallback, useEffect, useState } from 'react';
import type { ReactElement } from 'react';
import { createPortal } from 'react-dom';
import { opensSearch } from './opensSearch.ts';
import { layoutTexts } from './strings.ts';

const load = async () => (await import('../pages/search/SearchPages.tsx')).SearchPages;

/** The search over everything: a button in the header, and the keys `/` and Ctrl-K. */
export function PortalSearch(): ReactElement {
  const t = useText(layoutTexts);
  const [isOpen, setOpen] = useState(false);
  const close = useCallback(() => setOpen(false), []);

  useEffect(() => {
    // On the window: the shortcuts of a page listen on the document and come first.
    const hear = (event: KeyboardEvent) => {
      if (!opensSearch(event, document.querySelector('dialog[open]') !== null)) return;
      event.preventDefault();
      setOpen(true);
    };
    window.addEventListener('keydown', hear);
    return () => window.removeEventListener('keydown', hear);
  }, []);

  return (
    <>
      <span className="ta-shell-search">
        <Button
          icon={searchIcon}
          aria-haspopup="dialog"
          aria-keyshortcuts="/ Control+K Meta+K"
          onClick={() => setOpen(true)}
        >
          {t('search')}
          <kbd className="ta-shell-search__key" aria-hidden="true">
            /
          </kbd>
        </Button>
      </span>
      {isOpen &&
        // Outside the header: the heading of a dialog is none of the page's banner.
        createPortal(
          <div className="ta-root">
            <Suspense fallback={null}>
              <LoadedSearch title={t('search')} closeLabel={t('closeSearch')} onClose={close} />
            </Suspense>
          </div>,
          document.body,
        )}
    </>
  );
}

interface LoadedSearchProps {
  readonly title: string;
  readonly closeLabel: string;
  readonly onClose: () => void;
}

/** Its code is loaded when it is first opened; until then, and when it does not come, the dialog says so. */
function LoadedSearch({ title, closeLabel, onClose }: LoadedSearchProps): ReactElement {
  const file = useLazyComponent(load, 'search');
  if (file.data) return <file.data.Lazy onClose={onClose} />;
  return (
    <Dialog open onClose={onClose} title={title} closeLabel={closeLabel}>
      <DataView remote={file} waiting={<Skeleton count={4} />}>
        {() => null}
      </DataView>
    </Dialog>
  );
}
