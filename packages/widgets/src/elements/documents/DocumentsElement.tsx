import { useState } from 'react';
import type { ReactElement } from 'react';
import type { DocumentsProps } from '../../downloads/Documents.tsx';
import type { FolderBrowserProps } from '../../downloads/FolderBrowser.tsx';
import type { LibraryName } from '../../downloads/useLibrary.ts';
import { DataView } from '../../kit/DataView.tsx';
import { useLazyComponent } from '../../kit/useLazyComponent.ts';
import { isModifiedClick } from '../../ui/dom.ts';
import { Skeleton } from '../../ui/Skeleton.tsx';
import type { ElementProps } from '../runtime/defineElement.ts';
import { SignedInOnly } from '../runtime/SignedInOnly.tsx';

type View = 'documents' | LibraryName | 'lessons';

interface DocumentsElementProps extends ElementProps {
  readonly view?: View;
  readonly tab?: string;
  readonly path?: string;
}

const loadDocuments = () => import('../../downloads/Documents.tsx').then((module) => module.Documents);
const loadBrowser = () => import('../../downloads/FolderBrowser.tsx').then((module) => module.FolderBrowser);
const loadLessons = () =>
  import('../../downloads/SoftwareTutorials.tsx').then((module) => module.SoftwareTutorials);

/** Pages of the portal that show the same, for links that are opened in a tab of their own. */
const portalPages = {
  all: '/ta/download',
  marketing: '/ta/marketing-materials',
  videos: '/ta/video-tutorials',
  technical: '/ta/tecnical-info',
  lessons: '/ta/video-tutorials/graphisoftware',
} as const;

/** `<ta-documents>`: tab, folder and search are kept in memory; another attribute opens that. */
export function DocumentsElement({
  emit,
  settings,
  view = 'documents',
  tab = 'price_list',
  path = '/',
}: DocumentsElementProps): ReactElement {
  const asked = `${view} ${tab} ${path}`;
  const begin = () => ({ asked, view, search: view === 'documents' ? tabQuery(tab) : folderQuery(path) });
  const [state, setState] = useState(begin);
  const current = state.asked === asked ? state : begin();
  if (current !== state) setState(current);
  const show = (search: string) => setState({ ...current, search });
  const pageOf = (name: keyof typeof portalPages) => settings.gateway + portalPages[name];
  const waiting = <Skeleton shape="card" count={6} />;
  const followLessons: DocumentsProps['onTutorials'] = (press) => {
    if (isModifiedClick(press)) return;
    press.preventDefault();
    if (emit('ta-navigate', { href: pageOf('lessons'), slug: '', action: 'lessons' }))
      setState({ ...current, view: 'lessons', search: '' });
  };
  return (
    <SignedInOnly settings={settings} invitation="signInDocuments" waiting={waiting}>
      {current.view === 'documents' ? (
        <LatePart<DocumentsProps>
          key="documents"
          load={loadDocuments}
          search={current.search}
          onAddress={(address) => show(address.split('?')[1] ?? '')}
          tutorialsHref={pageOf('lessons')}
          onTutorials={followLessons}
        />
      ) : current.view === 'lessons' ? (
        <LatePart key="lessons" load={loadLessons} />
      ) : (
        <LatePart<FolderBrowserProps>
          key={current.view}
          load={loadBrowser}
          library={current.view}
          search={current.search}
          onSearch={show}
          hrefFor={hrefFrom(pageOf(current.view))}
        />
      )}
    </SignedInOnly>
  );
}

const tabQuery = (tab: string) => new URLSearchParams({ filter: tab }).toString();
const folderQuery = (path: string) => new URLSearchParams({ path }).toString();
const hrefFrom = (page: string) => (query: string) => (query === '' ? page : `${page}?${query}`);

/** Each part comes when it is shown: a list of documents needs no folders. */
function LatePart<Props extends object>({
  load,
  ...props
}: { readonly load: () => Promise<(props: Props) => ReactElement> } & Props): ReactElement {
  const file = useLazyComponent<Props>(load, 'downloads');
  return (
    <DataView remote={file} waiting={<Skeleton shape="card" count={6} />}>
      {({ Lazy }) => <Lazy {...(props as unknown as Props)} />}
    </DataView>
  );
}
