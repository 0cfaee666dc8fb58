/* oxlint-disable jsx-a11y/media-has-caption -- the lab's films carry no captions of their own */
import type { ReactElement } from 'react';
import { kitTexts } from '../../kit/strings.ts';
import { useText } from '../../kit/text/engine.tsx';
import { Dialog } from '../../ui/Dialog.tsx';

export interface VideoDialogProps {
  readonly name: string;
  readonly href: string;
  readonly onClose: () => void;
}

/** A film, played where it was found (PROD-23). */
export function VideoDialog({ name, href, onClose }: VideoDialogProps): ReactElement {
  const kit = useText(kitTexts);
  return (
    <Dialog open onClose={onClose} title={name} closeLabel={kit('close')} size="large">
      <video className="ta-store-film" src={href} controls preload="metadata" />
    </Dialog>
  );
}
