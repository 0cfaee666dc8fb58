import { useId } from 'react';
import type { ReactElement } from 'react';
import { formatsFor } from '@trade-area/core/kernel';
import { judgeName, targetOf } from '@trade-area/core/preflight';
import { canSubmit, totalsOf } from '@trade-area/core/uploads';
import type { Uploader, UploaderState } from '@trade-area/core/uploads';
import { useLanguage, useText } from '../kit/text/engine.tsx';
import { useFormats } from '../kit/useFormats.ts';
import { Button } from '../ui/Button.tsx';
import { downloadIcon, pauseIcon, playIcon, refreshIcon } from '../ui/icons.ts';
import { ProgressBar } from '../ui/ProgressBar.tsx';
import { uploadsTexts } from './strings.ts';
import { RemovedNotice } from './RemovedNotice.tsx';
import { SubmitButton } from './SubmitButton.tsx';
import { findingText, profileText, timeText } from './words.ts';

interface PartProps {
  readonly uploader: Uploader;
  readonly state: UploaderState;
}

const sizeTexts = { cover: 'sizeCover', spread: 'sizeSpread', image: 'sizeImage' } as const;

/** The order the files belong to: name, code, product, size, pages, colour. */
export function OrderHead({
  state: { ledger },
  onPages,
}: Pick<PartProps, 'state'> & {
  /** The person wants another number of pages. */
  readonly onPages: () => void;
}): ReactElement | null {
  const t = useText(uploadsTexts);
  const formats = useFormats();
  const language = useLanguage();
  if (!ledger) return null;
  const { order, slots } = ledger;
  // The lab's own frame has a pass and no session: the order says how its customer writes a date.
  const { date } = formatsFor({ language, area: order.area });
  // ORD-50: as in every list.
  const named = order.name || [order.sposa, order.sposo].filter((name) => name !== '').join(' & ');
  const images = slots.every(({ kind }) => kind === 'image');
  return (
    <header className="ta-uploads-head">
      <h2 className="ta-uploads-head__title" part="heading">
        {named || t('title', { code: order.code })}
      </h2>
      <p className="ta-uploads-head__facts">
        {named && <span>{t('title', { code: order.code })}</span>}
        {order.date !== '' && <span className="ta-figures">{date(order.date)}</span>}
        <span>{t('facts', { article: order.article, size: order.size })}</span>
        {order.pages > 0 && (
          <span>
            {t('factPages', { pages: order.pages })}{' '}
            {ledger.open && (
              <Button variant="link" size="small" onClick={onPages}>
                {t('changePages')}
              </Button>
            )}
          </span>
        )}
        <span>{t('factProfile', { profile: profileText(t, order.profile) })}</span>
        {order.template !== '' && (
          // Saved from the lab's own frame itself; on another site, which has no such right, from a tab of its own.
          <Button
            variant="link"
            size="small"
            icon={downloadIcon}
            href={order.template}
            download=""
            target="_blank"
          >
            {t('template')}
          </Button>
        )}
      </p>
      <p className="ta-uploads-head__wanted">{t(images ? 'wantedImages' : 'wanted')}</p>
      <p className="ta-uploads-head__wanted ta-figures">
        {(['cover', 'spread', 'image'] as const).flatMap((kind) => {
          const slot = slots.find((each) => each.kind === kind);
          if (!slot) return [];
          const { width, height } = targetOf(slot);
          return <span key={kind}>{t(sizeTexts[kind], { size: `${width} × ${height} px` })}</span>;
        })}
      </p>
      {judgeName(order.name).map((advice) => (
        <p key={advice.code} className="ta-uploads-head__wanted">
          {findingText(t, advice, formats)}
        </p>
      ))}
    </header>
  );
}

/** Totals, speed, time left, and what can be done with all files. Stays in sight. */
export function UploaderBar({ uploader, state }: PartProps): ReactElement {
  const t = useText(uploadsTexts);
  const { size } = useFormats();
  const hint = useId();
  const totals = totalsOf(state);
  const isPaused = state.paused || state.signIn || state.rows.some(({ status }) => status === 'paused');
  const words = [
    t('ready', { ready: totals.ready, slots: totals.slots }),
    ...(totals.bytes > 0 ? [t('bytes', { sent: size(totals.sent), bytes: size(totals.bytes) })] : []),
    ...(state.speed === null ? [] : [t('speed', { speed: size(state.speed) })]),
    ...(totals.left === null ? [] : [t('left', { time: timeText(t, totals.left) })]),
  ];
  return (
    <div className="ta-uploads-bar">
      <div className="ta-uploads-bar__totals">
        <p className="ta-uploads-bar__text ta-figures">{words.join(' · ')}</p>
        <ProgressBar
          value={totals.bytes === 0 ? 0 : (totals.sent / totals.bytes) * 100}
          label={t('progress')}
          labelHidden
          tone={
            totals.failed > 0
              ? 'danger'
              : totals.ready === totals.slots && totals.slots > 0
                ? 'success'
                : 'info'
          }
        />
      </div>
      <div className="ta-uploads-bar__actions">
        {totals.failed > 1 && (
          <Button variant="quiet" icon={refreshIcon} onClick={() => uploader.retryAll()}>
            {t('retryAll')}
          </Button>
        )}
        {isPaused && !state.signIn ? (
          <Button variant="quiet" icon={playIcon} onClick={() => uploader.resume()}>
            {t('resume')}
          </Button>
        ) : (
          totals.pausable > 0 && (
            <Button variant="quiet" icon={pauseIcon} onClick={() => uploader.pause()}>
              {t('pause')}
            </Button>
          )
        )}
        <SubmitButton uploader={uploader} state={state} hint={hint} />
      </div>
      <RemovedNotice uploader={uploader} state={state} />
      {!canSubmit(state) && !state.isSubmitting && (
        <p className="ta-uploads-bar__hint" id={hint}>
          {t('submitHint')}
        </p>
      )}
    </div>
  );
}
