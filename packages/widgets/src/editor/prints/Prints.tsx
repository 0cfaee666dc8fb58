import type { ReactElement } from 'react';
import { withBoundary } from '../../kit/WidgetBoundary.tsx';
import { EditorFrame } from '../workspace/EditorFrame.tsx';
import type { EditorProps } from '../workspace/EditorFrame.tsx';
import { PrintWorkspace } from './PrintWorkspace.tsx';
import { StartScreen } from './StartScreen.tsx';

export type PrintsProps = EditorProps;

/**
 * The editor of prints: photos in, one print of each, cropped and counted, ordered at the lab’s price.
 *
 * @example
 * <Prints lab={lab} newHref="/ta/config-print/27" storeHref="/ta/graphistore" onOpened={showAddress} onOrder={openCheckout} />
 */
export const Prints = withBoundary(function Prints(props: PrintsProps): ReactElement {
  return <EditorFrame {...props} Start={StartScreen} Workspace={PrintWorkspace} />;
});
