import type { ReactElement } from 'react';
import { edgeOf, printContent, printEdges, setEdge, turnPaper } from '@trade-area/core/editor';
import type { Editor, EditorState } from '@trade-area/core/editor';
import type { PrintProject } from '@trade-area/core/layout';
import { useText } from '../../kit/text/engine.tsx';
import { IconButton } from '../../ui/Button.tsx';
import { Field } from '../../ui/Field.tsx';
import { Select } from '../../ui/Select.tsx';
import { CropDialog } from '../workspace/CropDialog.tsx';
import { paperIcon } from '../workspace/icons.ts';
import type { Pictures } from '../workspace/pictures.ts';
import { printEditorTexts } from '../workspace/strings.ts';
import { edgeTexts } from '../workspace/words.ts';

export interface PrintCropProps {
  readonly editor: Editor;
  readonly state: EditorState;
  readonly pictures: Pictures;
  /** The print that is cropped. */
  readonly sheetId: string;
  readonly onSheet: (sheetId: string) => void;
  readonly onClose: () => void;
}

/** Crops one print after the other, with its border and the direction of its paper. */
export function PrintCrop(props: PrintCropProps): ReactElement | null {
  const { editor, state, pictures, sheetId, onSheet, onClose } = props;
  const { project } = state;
  const t = useText(printEditorTexts);
  const sheet = project.spreads.find(({ id }) => id === sheetId);
  const content = sheet && printContent(project, sheet);
  if (!sheet || !content) return null;
  // Shown whole, a photo that is turned gives its box another shape.
  const settled = (before: PrintProject, turned: PrintProject) =>
    edgeOf(before, sheet) === 'whole' ? setEdge(turned, sheetId, 'whole') : turned;
  return (
    <CropDialog
      {...{ editor, state, pictures, sheet, content, settled, onClose }}
      shows="sheet"
      walk={project.spreads.filter((each) => printContent(project, each)).map(({ id }) => id)}
      at={sheetId}
      onWalk={onSheet}
      looks={
        <Field label={t('edge')}>
          <Select
            value={edgeOf(project, sheet)}
            onValue={(value) =>
              editor.act('stylePhoto', (each) =>
                setEdge(each, sheetId, printEdges.find((edge) => edge === value) ?? 'full'),
              )
            }
            options={printEdges.map((value) => ({ value, label: t(edgeTexts[value]) }))}
          />
        </Field>
      }
      tools={
        <IconButton
          icon={paperIcon}
          label={t('turnPaper')}
          onClick={() => editor.act('turnPrint', (each) => turnPaper(each, sheetId))}
        />
      }
    />
  );
}
