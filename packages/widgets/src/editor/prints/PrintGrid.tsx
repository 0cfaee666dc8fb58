import { useCallback, useMemo, useState } from 'react';
import type { ReactElement } from 'react';
import {
  asPrints,
  changePrintSize,
  edgeOf,
  printDirections,
  printEdges,
  setEdge,
} from '@trade-area/core/editor';
import type {
  EditorState,
  PhotoUploads,
  PrintChoice,
  PrintDirection,
  PrintEdge,
} from '@trade-area/core/editor';
import type { LocalFile } from '@trade-area/core/kernel';
import { setCopies } from '@trade-area/core/layout';
import type { PrintProject, ProjectFinding } from '@trade-area/core/layout';
import { useText } from '../../kit/text/engine.tsx';
import { Button } from '../../ui/Button.tsx';
import { Field } from '../../ui/Field.tsx';
import { EmptyState } from '../../ui/Notice.tsx';
import { Select } from '../../ui/Select.tsx';
import { CheckList } from '../workspace/CheckList.tsx';
import type { FindingActs } from '../workspace/CheckList.tsx';
import { choiceKey } from '../workspace/choiceKey.ts';
import { CopiesField } from '../workspace/CopiesField.tsx';
import { PhotoDrop } from '../workspace/PhotoDrop.tsx';
import { PrintCard } from './PrintCard.tsx';
import { directionTexts } from './StartScreen.tsx';
import { printEditorTexts } from '../workspace/strings.ts';
import { edgeTexts } from '../workspace/words.ts';
import type { OpenedProject } from '../workspace/usePrintEditor.ts';
import { useSizeName } from '../workspace/useSizeName.ts';

export interface PrintGridProps {
  readonly opened: OpenedProject;
  readonly state: EditorState;
  readonly uploads: PhotoUploads;
  readonly choices: readonly PrintChoice[];
  readonly findings: readonly ProjectFinding[];
  readonly checks: FindingActs;
  readonly onCrop: (sheetId: string) => void;
  readonly onFinish: () => void;
}

/** Copies of one print that the editor counts to. */
const mostCopies = 999;

/** How all prints lie; `mixed` = not all alike. */
function commonEdge(project: PrintProject): PrintEdge | 'mixed' {
  const edges = new Set(project.spreads.map((sheet) => edgeOf(project, sheet)));
  const [first = 'full'] = edges;
  return edges.size > 1 ? 'mixed' : first;
}

/** All prints of a project: one photo each, with size, orientation and copies for all of them above. */
export function PrintGrid(props: PrintGridProps): ReactElement {
  const { opened, state, uploads, choices, findings, checks, onCrop, onFinish } = props;
  const { editor, sender, pictures } = opened;
  const { project } = state;
  const t = useText(printEditorTexts);
  // A project stays with its product: the lab refuses the size of another one.
  const sizes = choices.filter(({ product_code }) => product_code === project.product_code);
  const nameOf = useSizeName(sizes);
  const [direction, setDirection] = useState<PrintDirection>('photo');
  const [copies, setAllCopies] = useState(1);
  const edge = useMemo(() => commonEdge(project), [project]);
  const byPhoto = useMemo(() => new Map(uploads.uploads.map((each) => [each.id, each])), [uploads.uploads]);
  const add = useCallback(
    (files: readonly LocalFile[]) =>
      void sender.add(files, asPrints({ direction, edge: edge === 'mixed' ? 'full' : edge })),
    [sender, direction, edge],
  );
  const resize = (key: string) => {
    const choice = sizes.find((each) => choiceKey(each) === key);
    if (choice) editor.act('changeProduct', (each) => changePrintSize(each, choice));
  };
  const layAll = (value: string) => {
    const chosen = printEdges.find((each) => each === value);
    if (chosen)
      editor.act('stylePhoto', (each) =>
        each.spreads.reduce((next, { id }) => setEdge(next, id, chosen), each),
      );
  };
  const copyAll = () =>
    editor.act('setCopies', (each) =>
      each.spreads.reduce((next, { id }) => setCopies(next, id, copies), each),
    );
  const photoOf = (sheet: (typeof project.spreads)[number]) =>
    sheet.items.find((item) => item.kind === 'photo')?.photoId ?? '';
  const isEmpty = project.spreads.length === 0;
  return (
    <div className="ta-prints-work">
      <div className="ta-prints-settings">
        <Field label={t('size')}>
          <Select
            value={choiceKey(project)}
            onValue={resize}
            options={sizes.map((choice) => ({ value: choiceKey(choice), label: nameOf(choice) }))}
          />
        </Field>
        <Field label={t('directionNew')}>
          <Select
            value={direction}
            onValue={(value) => setDirection(printDirections.find((each) => each === value) ?? 'photo')}
            options={printDirections.map((value) => ({ value, label: t(directionTexts[value]) }))}
          />
        </Field>
        {!isEmpty && (
          <Field label={t('edge')}>
            <Select
              value={edge}
              onValue={layAll}
              options={[
                ...(edge === 'mixed' ? [{ value: 'mixed', label: t('edgeMixed'), disabled: true }] : []),
                ...printEdges.map((value) => ({ value, label: t(edgeTexts[value]) })),
              ]}
            />
          </Field>
        )}
        {!isEmpty && (
          <span className="ta-prints-settings__copies" role="group" aria-label={t('copiesAll')}>
            <span aria-hidden="true">{t('copiesAll')}</span>
            <CopiesField
              value={copies}
              most={mostCopies}
              label={t('copiesAll')}
              lessLabel={t('fewerAll')}
              moreLabel={t('moreAll')}
              onCopies={setAllCopies}
            />
            <Button size="small" onClick={copyAll}>
              {t('apply')}
            </Button>
          </span>
        )}
      </div>
      <div className="ta-prints-main">
        <PhotoDrop isMore={!isEmpty} onFiles={add} />
        {isEmpty ? (
          <EmptyState title={t('empty')}>{t('emptyText')}</EmptyState>
        ) : (
          <ul className="ta-prints-grid" aria-label={t('prints')}>
            {project.spreads.map((sheet, index) => (
              <PrintCard
                key={sheet.id}
                editor={editor}
                project={project}
                sheet={sheet}
                number={index + 1}
                pictures={pictures}
                upload={byPhoto.get(photoOf(sheet))}
                mostCopies={mostCopies}
                onCrop={onCrop}
              />
            ))}
          </ul>
        )}
      </div>
      <aside className="ta-prints-side">
        <CheckList editor={editor} findings={findings} checks={checks} />
        <span className="ta-prints-side__next">
          <Button variant="primary" wide disabled={isEmpty} onClick={onFinish}>
            {t('finish')}
          </Button>
        </span>
      </aside>
    </div>
  );
}
