import { useEffect, useState } from 'react';
import type { ReactElement } from 'react';
import { shareQuote, unshareQuote } from '@trade-area/core/contract';
import type { AnswerOf, QuoteRow } from '@trade-area/core/contract';
import type { Failure } from '@trade-area/core/kernel';
import { copyText } from '../../kit/clipboard.ts';
import { kitTexts } from '../../kit/strings.ts';
import { useSessionArea } from '../../kit/provider.tsx';
import { useText } from '../../kit/text/engine.tsx';
import { useFailureText } from '../../kit/useFailureText.ts';
import { useFormats } from '../../kit/useFormats.ts';
import { Button } from '../../ui/Button.tsx';
import { Dialog } from '../../ui/Dialog.tsx';
import { Field } from '../../ui/Field.tsx';
import { Notice } from '../../ui/Notice.tsx';
import { Skeleton } from '../../ui/Skeleton.tsx';
import { TextInput } from '../../ui/TextInput.tsx';
import { quoteTexts } from './quoteStrings.ts';

export interface ShareDialogProps {
  readonly row: QuoteRow;
  /** Called when it is closed: the list must be asked for again. */
  readonly onClose: () => void;
}

type Link = AnswerOf<typeof shareQuote>;

/** The link of a quote: made when the dialog opens, copied, and ended. */
export function ShareDialog({ row, onClose }: ShareDialogProps): ReactElement {
  const t = useText(quoteTexts);
  const kit = useText(kitTexts);
  const failureText = useFailureText();
  const { date } = useFormats();
  const { session } = useSessionArea();
  const [link, setLink] = useState<Link | null>(null);
  const [failure, setFailure] = useState<Failure | null>(null);
  const [told, setTold] = useState<'copied' | 'copyFailed' | 'unshared' | null>(null);
  const [attempt, setAttempt] = useState(0);
  const [isWorking, setWorking] = useState(false);
  const { id } = row;

  useEffect(() => {
    let isOpen = true;
    void session.gateway.call(shareQuote, { body: { id } }).then((answer) => {
      if (!isOpen) return;
      if (answer.ok) setLink(answer.value);
      else setFailure(answer.failure);
    });
    return () => {
      isOpen = false;
    };
  }, [session, id, attempt]);

  const copy = async () => {
    if (link) setTold((await copyText(link.link)) ? 'copied' : 'copyFailed');
  };
  const unshare = async () => {
    setWorking(true);
    setFailure(null);
    const answer = await session.gateway.call(unshareQuote, { body: { id } });
    setWorking(false);
    if (!answer.ok) return setFailure(answer.failure);
    setLink(null);
    setTold('unshared');
  };
  return (
    <Dialog open title={t('shareTitle')} closeLabel={t('close')} onClose={onClose}>
      <div className="ta-quotes-form">
        <p>{t('shareText')}</p>
        {link && (
          <>
            <Field label={t('shareLink')} hint={t('shareEnds', { date: date(link.ends.slice(0, 10)) })}>
              <TextInput value={link.link} onValue={() => undefined} readOnly />
            </Field>
            <div className="ta-quotes-form__foot">
              <Button variant="danger" busy={isWorking} onClick={() => void unshare()}>
                {t('unshare')}
              </Button>
              <Button variant="primary" onClick={() => void copy()}>
                {t('copy')}
              </Button>
            </div>
          </>
        )}
        {!link && !failure && told !== 'unshared' && <Skeleton count={2} />}
        {failure && (
          <Notice
            tone="danger"
            announce="alert"
            actions={
              !link && (
                <Button
                  size="small"
                  onClick={() => {
                    setFailure(null);
                    setAttempt(attempt + 1);
                  }}
                >
                  {kit('retry')}
                </Button>
              )
            }
          >
            {failureText(failure)}
          </Notice>
        )}
        <p className="ta-quiet" role="status">
          {told === null ? '' : t(told)}
        </p>
      </div>
    </Dialog>
  );
}
