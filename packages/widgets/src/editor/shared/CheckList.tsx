import type { ReactElement } from 'react';
import type { Editor, EditorState } from '@trade-area/core/editor';
import { printContent } from '@trade-area/core/editor';
import { acceptFinding, applyFix, removeSpread } from '@trade-area/core/layout';
import type { ProjectFinding } from '@trade-area/core/layout';
import { useText } from '../../kit/text/engine.tsx';
import { useFormats } from '../../kit/useFormats.ts';
import { Button } from '../../ui/Button.tsx';
import { Checkbox } from '../../ui/Checkbox.tsx';
import { StatusMark } from '../../ui/StatusMark.tsx';
import { printEditorTexts } from './strings.ts';
import { findingText, findingTones } from './words.ts';

export interface CheckListProps {
  readonly editor: Editor;
  readonly state: EditorState;
  readonly findings: readonly ProjectFinding[];
  /** Leads to a print, where it can be cropped. */
  readonly onShow: (sheetId: string) => void;
}

/** Photos on their way are one line: they need nothing but time. */
const isOnItsWay = ({ check, values }: ProjectFinding) =>
  check === 'missingPhoto' && (values['status'] === 'local' || values['status'] === 'uploading');
export const isBlocking = ({ level, isAccepted }: ProjectFinding): boolean =>
  level === 'blocks' || (level === 'confirm' && !isAccepted);

/** All that would go wrong on paper: each leads to its print and offers its way out. */
export function CheckList({ editor, state, findings, onShow }: CheckListProps): ReactElement {
  const t = useText(printEditorTexts);
  const moving = findings.filter(isOnItsWay);
  const listed = findings.filter((finding) => !isOnItsWay(finding));
  const blocking = listed.filter(isBlocking).length;
  const open = listed.length - blocking;
  return (
    <section className="ta-editor-checks" aria-label={t('checks')}>
      <h2 className="ta-heading">{t('checks')}</h2>
      <p role="status" className="ta-editor-checks__sum">
        {findings.length === 0 && <StatusMark tone="success">{t('checksGood')}</StatusMark>}
        {moving.length > 0 && (
          <StatusMark tone="info">{t('checkUploading', { count: moving.length })}</StatusMark>
        )}
        {blocking > 0 && <StatusMark tone="danger">{t('checksBlocked', { count: blocking })}</StatusMark>}
        {open > 0 && <StatusMark tone="warning">{t('checksOpen', { count: open })}</StatusMark>}
      </p>
      {listed.length > 0 && (
        <ul className="ta-editor-checks__list">
          {listed.map((finding, index) => (
            <FindingRow key={`${finding.key} ${index}`} {...{ editor, state, finding, onShow }} />
          ))}
        </ul>
      )}
    </section>
  );
}

interface FindingRowProps extends Pick<CheckListProps, 'editor' | 'state' | 'onShow'> {
  readonly finding: ProjectFinding;
}

function FindingRow({ editor, state: { project }, finding, onShow }: FindingRowProps): ReactElement {
  const t = useText(printEditorTexts);
  const { number } = useFormats();
  const { sheetId, check, level, fix, isAccepted, key } = finding;
  const index = project.spreads.findIndex(({ id }) => id === sheetId);
  const sheet = project.spreads[index];
  const content = sheet && printContent(project, sheet);
  const name = content?.photo.name ?? t('noPhoto');
  const isEmpty = check === 'missingPhoto' || check === 'emptyBox' || check === 'emptyPage';
  return (
    <li className="ta-editor-check">
      <p className="ta-editor-check__text">
        <StatusMark tone={isAccepted ? 'neutral' : findingTones[level]}>{findingText(t, finding)}</StatusMark>
        {sheet && <span className="ta-quiet">{t('print', { number: number(index + 1), name })}</span>}
      </p>
      {sheet && (
        <span className="ta-editor-check__actions">
          {content && (
            <Button size="small" aria-label={t('showOf', { name })} onClick={() => onShow(sheetId)}>
              {t('show')}
            </Button>
          )}
          {isEmpty && (
            <Button
              size="small"
              aria-label={t('removeOf', { name })}
              onClick={() => editor.act('removeSpread', (each) => removeSpread(each, sheetId))}
            >
              {t('fixRemove')}
            </Button>
          )}
          {fix !== null && !isEmpty && (
            <Button
              size="small"
              aria-label={t('fixOf', { fix: t(fix === 'extend' ? 'fixExtend' : 'fixRemove'), name })}
              onClick={() => editor.act('fixFinding', (each) => applyFix(each, finding))}
            >
              {t(fix === 'extend' ? 'fixExtend' : 'fixRemove')}
            </Button>
          )}
          {level === 'confirm' && (
            <Checkbox
              checked={isAccepted}
              onChecked={(checked) =>
                editor.act('acceptFinding', (each) => acceptFinding(each, key, checked))
              }
            >
              <span aria-hidden="true">{t('printAnyway')}</span>
              <span className="ta-hidden">{t('printAnywayOf', { name })}</span>
            </Checkbox>
          )}
        </span>
      )}
    </li>
  );
}
