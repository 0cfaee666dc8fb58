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
        // Outside the header, so that the heading of the dialog does not belong to the banner.
        createPortal(
          <div className="ta-root">
            <Suspense fallback={null}>
              <LazySearch title={t('search')} closeLabel={t('closeSearch')} onClose={close} />
            </Suspense>
          </div>,
          document.body,
        )}
    </>
  );
}

interface LazySearchProps {
  readonly title: string;
  readonly closeLabel: string;
  readonly onClose: () => void;
}

/** Loads its code when it is first opened; while that loads, and when it fails, the dialog says so. */
function LazySearch({ title, closeLabel, onClose }: LazySearchProps): ReactElement {
  const component = useLazyComponent(load, 'search');
  if (component.data) return <component.data.Lazy onClose={onClose} />;
  return (
    <Dialog open onClose={onClose} title={title} closeLabel={closeLabel}>
      <DataView remote={component} waiting={<Skeleton count={4} />}>
        {() => null}
      </DataView>
    </Dialog>
  );
}
