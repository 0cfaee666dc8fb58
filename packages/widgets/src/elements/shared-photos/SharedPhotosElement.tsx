import { useMemo, useState } from 'react';
import type { ReactElement } from 'react';
import { createGateway } from '@trade-area/core/gateway';
import { DataView } from '../../kit/DataView.tsx';
import { browserPorts } from '../../kit/browser.ts';
import type { UploadAccess } from '../../kit/upload/access.ts';
import { useLazyComponent } from '../../kit/useLazyComponent.ts';
import type { SharingHrefs } from '../../sharing/hrefs.ts';
import type { PhotoAreaProps } from '../../sharing/PhotoArea.tsx';
import type { SharedPhotosProps } from '../../sharing/SharedPhotos.tsx';
import type { SharePhotosProps } from '../../sharing/SharePhotos.tsx';
import { portalHrefs } from '../../sharing/hrefs.ts';
import { Skeleton } from '../../ui/Skeleton.tsx';
import type { ElementProps } from '../runtime/defineElement.ts';
import { SignedInOnly } from '../runtime/SignedInOnly.tsx';

type View = 'gallery' | 'upload';
type PassFunction = (again: boolean) => Promise<string | null>;

interface SharedPhotosElementProps extends ElementProps {
  readonly view?: View;
  readonly visit?: string;
  readonly pass?: PassFunction;
}

const loadArea = () => import('../../sharing/PhotoArea.tsx').then((module) => module.PhotoArea);
const loadGallery = () => import('../../sharing/SharedPhotos.tsx').then((module) => module.SharedPhotos);
const loadUpload = () => import('../../sharing/SharePhotos.tsx').then((module) => module.SharePhotos);

/**
 * `<ta-shared-photos>`: gallery or upload page; its links change between the two, and the address of the page around
 * stays. With a `pass` it is the upload area of the lab's own frame, and needs no session.
 */
export function SharedPhotosElement({
  emit,
  settings,
  view = 'gallery',
  visit = '',
  pass,
}: SharedPhotosElementProps): ReactElement | null {
  const [state, setState] = useState({ asked: view, shown: view, search: '' });
  const current = state.asked === view ? state : { asked: view, shown: view, search: '' };
  if (current !== state) setState(current);
  const byPass = useMemo(() => (pass ? passAccess(settings.gateway, pass) : null), [settings.gateway, pass]);
  const waiting = <Skeleton shape="card" count={4} />;
  if (byPass) {
    if (visit === '') return null;
    return (
      <LatePart
        load={loadArea}
        access={byPass}
        visit={visit}
        onChanged={() => void emit('ta-photos-changed', { visit })}
        onBusy={(busy) => void emit('ta-photos-busy', { visit, busy })}
      />
    );
  }
  const show = (shown: View) => setState({ ...current, shown });
  const follow = (page: keyof SharingHrefs, press: { preventDefault(): void }) => {
    const href = `${settings.gateway}${portalHrefs[page]}`;
    if (!emit('ta-navigate', { href, slug: '', action: page })) return press.preventDefault();
    if (page === 'store') return;
    press.preventDefault();
    show(page === 'gallery' ? 'gallery' : 'upload');
  };
  const hrefs = {
    share: `${settings.gateway}${portalHrefs.share}`,
    gallery: `${settings.gateway}${portalHrefs.gallery}`,
    store: `${settings.gateway}${portalHrefs.store}`,
  };
  return (
    <SignedInOnly settings={settings} invitation="signInPhotos" waiting={waiting}>
      {current.shown === 'upload' ? (
        <LatePart key="upload" load={loadUpload} hrefs={hrefs} onLink={follow} />
      ) : (
        <LatePart
          key="gallery"
          load={loadGallery}
          search={current.search}
          onAddress={(address) => setState({ ...current, search: address.split('?')[1] ?? '' })}
          uploadHref={hrefs.share}
          onUpload={(press) => follow('share', press)}
        />
      )}
    </SignedInOnly>
  );
}

type PartProps = PhotoAreaProps | SharedPhotosProps | SharePhotosProps;

/** Each part comes when it is placed: a gallery needs no uploader. */
function LatePart<Props extends PartProps>({
  load,
  ...props
}: { readonly load: () => Promise<(props: Props) => ReactElement> } & Props): ReactElement {
  const file = useLazyComponent<Props>(load, 'sharing');
  return (
    <DataView remote={file} waiting={<Skeleton shape="card" count={4} />}>
      {({ Lazy }) => <Lazy {...(props as unknown as Props)} />}
    </DataView>
  );
}

function passAccess(origin: string, ask: PassFunction): UploadAccess {
  const { fetch, clock, log } = browserPorts();
  let pendingToken: Promise<string | null> | null = null;
  const token = () => (pendingToken ??= ask(false));
  return {
    origin,
    token,
    gateway: createGateway({ origin, fetch, clock, log, token }),
    async signedInAgain() {
      pendingToken = ask(true);
      return (await pendingToken) !== null;
    },
  };
}
