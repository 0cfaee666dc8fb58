import type { ReactElement } from 'react';
import type { Editor } from '@trade-area/core/editor';
import { acceptFinding, applyFix } from '@trade-area/core/layout';
import type { CheckOptions, Fix, ProjectFinding } from '@trade-area/core/layout';
import { useText } from '../../kit/text/engine.tsx';
import { Button } from '../../ui/Button.tsx';
import { Checkbox } from '../../ui/Checkbox.tsx';
import { StatusMark } from '../../ui/StatusMark.tsx';
import { printEditorTexts } from './strings.ts';
import { findingText, findingTones } from './words.ts';

/** The thing that a finding is about. */
export interface FindingSubject {
  /** Its name in the labels of buttons. */
  readonly name: string;
  /** Where it is, such as `Print 3: a.jpg`. */
  readonly where: string;
  /** The finding can lead to it. */
  readonly canShow: boolean;
}

/** How the findings of a family are named, and what can be done with them. */
export interface FindingActs {
  /** null = the project as a whole. */
  readonly subjectOf: (finding: ProjectFinding) => FindingSubject | null;
  readonly onShow: (finding: ProjectFinding) => void;
  /** Removes the sheet of a finding that has nothing to print; none = its own fix is offered. */
  readonly onRemove?: (finding: ProjectFinding) => void;
  /** The sentence of a finding. Default: that of prints. */
  readonly textOf?: (finding: ProjectFinding) => string;
  /** As the findings were made with. */
  readonly options?: CheckOptions;
}

export interface CheckListProps {
  readonly editor: Editor;
  readonly findings: readonly ProjectFinding[];
  readonly checks: FindingActs;
}

/** Photos on their way are one line: they need nothing but time. */
const isOnItsWay = ({ check, values }: ProjectFinding) =>
  check === 'missingPhoto' && (values['status'] === 'local' || values['status'] === 'uploading');
export const isBlocking = ({ level, isAccepted }: ProjectFinding): boolean =>
  level === 'blocks' || (level === 'confirm' && !isAccepted);

/** All that would go wrong on paper: each leads to its place and offers its way out. */
export function CheckList({ editor, findings, checks }: CheckListProps): ReactElement {
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
            <FindingRow key={`${finding.key} ${index}`} {...{ editor, finding, checks }} />
          ))}
        </ul>
      )}
    </section>
  );
}

interface FindingRowProps extends Pick<CheckListProps, 'editor' | 'checks'> {
  readonly finding: ProjectFinding;
}

const fixTexts = {
  extend: 'fixExtend',
  remove: 'fixRemove',
  moveInside: 'fixMoveInside',
  shrinkText: 'fixShrinkText',
} as const satisfies Readonly<Record<Fix, string>>;

function FindingRow({ editor, finding, checks }: FindingRowProps): ReactElement {
  const t = useText(printEditorTexts);
  const { subjectOf, onShow, onRemove, textOf, options } = checks;
  const { check, level, fix, isAccepted, key } = finding;
  const subject = subjectOf(finding);
  const name = subject?.name ?? '';
  const isEmpty =
    onRemove !== undefined && (check === 'missingPhoto' || check === 'emptyBox' || check === 'emptyPage');
  return (
    <li className="ta-editor-check">
      <p className="ta-editor-check__text">
        <StatusMark tone={isAccepted ? 'neutral' : findingTones[level]}>
          {textOf ? textOf(finding) : findingText(t, finding)}
        </StatusMark>
        {subject && <span className="ta-quiet">{subject.where}</span>}
      </p>
      {subject && (
        <span className="ta-editor-check__actions">
          {subject.canShow && (
            <Button size="small" aria-label={t('showOf', { name })} onClick={() => onShow(finding)}>
              {t('show')}
            </Button>
          )}
          {isEmpty && (
            <Button size="small" aria-label={t('removeOf', { name })} onClick={() => onRemove(finding)}>
              {t('fixRemove')}
            </Button>
          )}
          {fix !== null && !isEmpty && (
            <Button
              size="small"
              aria-label={t('fixOf', { fix: t(fixTexts[fix]), name })}
              onClick={() => editor.act('fixFinding', (each) => applyFix(each, finding, options))}
            >
              {t(fixTexts[fix])}
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
