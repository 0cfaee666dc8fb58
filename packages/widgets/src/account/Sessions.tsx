import { useState } from 'react';
import type { ReactElement } from 'react';
import { endSessions, listSessions } from '@trade-area/core/contract';
import type { AnswerOf } from '@trade-area/core/contract';
import type { Failure } from '@trade-area/core/kernel';
import { DataView } from '../kit/DataView.tsx';
import { useSessionArea } from '../kit/provider.tsx';
import { useText } from '../kit/text/engine.tsx';
import { useFormats } from '../kit/useFormats.ts';
import { useFailureText } from '../kit/useFailureText.ts';
import { useRemote } from '../kit/useRemote.ts';
import { Button } from '../ui/Button.tsx';
import { Notice } from '../ui/Notice.tsx';
import { Skeleton } from '../ui/Skeleton.tsx';
import { profileTexts } from './profileStrings.ts';

type Listed = AnswerOf<typeof listSessions>[number];

/** Every device the customer is signed in on, with the way to end it there. */
export function Sessions(): ReactElement {
  const t = useText(profileTexts);
  const { dateTime } = useFormats();
  const failureText = useFailureText();
  const { session } = useSessionArea();
  const remote = useRemote(listSessions, {});
  const [working, setWorking] = useState<string | null>(null);
  const [ended, setEnded] = useState<number | null>(null);
  const [failure, setFailure] = useState<Failure | null>(null);

  const end = async (id: string) => {
    if (working !== null) return;
    setWorking(id);
    setFailure(null);
    setEnded(null);
    const outcome = await session.gateway.call(endSessions, { body: id === '' ? {} : { id } });
    if (outcome.ok) setEnded(outcome.value.ended);
    else setFailure(outcome.failure);
    setWorking(null);
    remote.retry();
  };
  const deviceOf = ({ browser, system }: Listed) =>
    browser && system ? t('sessionDevice', { browser, system }) : browser || system || t('unknownDevice');
  const timeOf = ({ created_at }: Listed) => {
    const time = dateTime(created_at);
    return time === '' ? '' : t('sessionSince', { time });
  };

  return (
    <section className="ta-sessions" part="sessions" aria-label={t('sessionsTitle')}>
      <p className="ta-heading">{t('sessionsTitle')}</p>
      <DataView
        remote={remote}
        waiting={<Skeleton count={2} />}
        isEmpty={(rows) => rows.every(({ here }) => here)}
        empty={<p className="ta-quiet">{t('sessionsOnlyHere')}</p>}
      >
        {(rows) => (
          <>
            <ul className="ta-sessions__list">
              {rows.map((row) => (
                <li key={row.id} className="ta-sessions__row">
                  <span className="ta-sessions__device">
                    <span>{deviceOf(row)}</span>
                    <span className="ta-quiet">{timeOf(row)}</span>
                  </span>
                  {row.here ? (
                    <span className="ta-quiet">{t('sessionHere')}</span>
                  ) : (
                    <Button
                      size="small"
                      busy={working === row.id}
                      aria-label={t('sessionEndOf', { device: deviceOf(row) })}
                      onClick={() => void end(row.id)}
                    >
                      {t('sessionEnd')}
                    </Button>
                  )}
                </li>
              ))}
            </ul>
            <Button size="small" busy={working === ''} onClick={() => void end('')}>
              {t('sessionsEndOthers')}
            </Button>
          </>
        )}
      </DataView>
      <p className="ta-quiet" role="status">
        {ended === null ? '' : t('sessionsEnded', { count: ended })}
      </p>
      {failure && (
        <Notice tone="danger" announce="alert">
          {failureText(failure)}
        </Notice>
      )}
    </section>
  );
}
