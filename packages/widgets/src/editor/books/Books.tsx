import type { ReactElement } from 'react';
import { withBoundary } from '../../kit/WidgetBoundary.tsx';
import { EditorFrame } from '../workspace/EditorFrame.tsx';
import type { EditorProps } from '../workspace/EditorFrame.tsx';
import { BookStart } from './BookStart.tsx';
import { BookWorkspace } from './BookWorkspace.tsx';

/**
 * The editor of photo books: photos in, a finished draft, changed spread by spread, previewed and ordered.
 *
 * @example
 * <Books lab={lab} newHref="/ta/config-print/275" storeHref="/ta/graphistore" onOpened={showAddress} onOrder={openCheckout} />
 */
export const Books = withBoundary(function Books(props: EditorProps): ReactElement {
  return <EditorFrame {...props} Start={BookStart} Workspace={BookWorkspace} />;
});
