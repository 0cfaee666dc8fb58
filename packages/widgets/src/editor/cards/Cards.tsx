import type { ReactElement } from 'react';
import { withBoundary } from '../../kit/WidgetBoundary.tsx';
import { EditorFrame } from '../workspace/EditorFrame.tsx';
import type { EditorProps } from '../workspace/EditorFrame.tsx';
import { CardStart } from './CardStart.tsx';
import { CardWorkspace } from './CardWorkspace.tsx';

/**
 * The editor of cards: a design, photos and words, both sides, ordered in packs at the lab’s price.
 *
 * @example
 * <Cards lab={lab} newHref="/ta/config-print/292" storeHref="/ta/graphistore" onOpened={showAddress} onOrder={openCheckout} />
 */
export const Cards = withBoundary(function Cards(props: EditorProps): ReactElement {
  return <EditorFrame {...props} Start={CardStart} Workspace={CardWorkspace} />;
});
