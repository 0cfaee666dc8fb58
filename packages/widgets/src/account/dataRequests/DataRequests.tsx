import { useRef, useState } from 'react';
import type { ReactElement } from 'react';
import type { PrivacyKind, PrivacyRequest, PrivacyState, RetentionKind } from '@trade-area/core/contract';
import { DataView } from '../../kit/DataView.tsx';
import { openDownload } from '../../kit/openDownload.ts';
import { useText } from '../../kit/text/engine.tsx';
import { useFailureText } from '../../kit/useFailureText.ts';
import { useFormats } from '../../kit/useFormats.ts';
import { Button } from '../../ui/Button.tsx';
import { Choices } from '../../ui/Choices.tsx';
import { ConfirmDialog } from '../../ui/ConfirmDialog.tsx';
import { Disclosure } from '../../ui/Disclosure.tsx';
import { Field } from '../../ui/Field.tsx';
import { Notice } from '../../ui/Notice.tsx';
import { Skeleton } from '../../ui/Skeleton.tsx';
import { Spinner } from '../../ui/Spinner.tsx';
import { StatusMark } from '../../ui/StatusMark.tsx';
import type { Tone } from '../../ui/StatusMark.tsx';
import { TextInput } from '../../ui/TextInput.tsx';
import { dataTexts } from './dataStrings.ts';
import { useDataRequests } from './useDataRequests.ts';
import type { DataRequests as State } from './useDataRequests.ts';

type Erasure = Exclude<PrivacyKind, 'export'>;
const erasures: readonly Erasure[] = ['photos', 'couple', 'customer'];

/** Copies and erasures of the customer's data, for the owner of the account. */
export function DataRequests(): ReactElement {
  const t = useText(dataTexts);
  const failureText = useFailureText();
  const state = useDataRequests();
  const { news, failure } = state;
  return (
    <section className="ta-data" part="data">
      <DataView remote={state.remote} waiting={<Skeleton count={4} />}>
        {({ requests, retention }) => (
          <>
            <Copy state={state} latest={requests.find(({ kind }) => kind === 'export')} />
            <EraseForm state={state} />
            <p className="ta-quiet" role="status">
              {news ? t(news) : ''}
            </p>
            {failure && (
              <Notice tone="danger" announce="alert">
                {failureText(failure)}
              </Notice>
            )}
            {requests.length > 0 && <RequestList state={state} requests={requests} />}
            <Retention periods={retention} />
          </>
        )}
      </DataView>
    </section>
  );
}

interface CopyProps {
  readonly state: State;
  readonly latest: PrivacyRequest | undefined;
}

function Copy({ state, latest }: CopyProps) {
  const t = useText(dataTexts);
  const { dateTime } = useFormats();
  const { isWorking, ask, linkTo } = state;
  const isRunning = latest?.state === 'running';
  const isReady = latest?.state === 'done' && latest.ends_at !== '';
  const download = async (id: string) => {
    const link = await linkTo(id);
    if (link !== null) openDownload(link);
  };
  return (
    <div className="ta-data__part">
      <h3 className="ta-heading">{t('copyTitle')}</h3>
      <p className="ta-data__text">{t('copyIntro')}</p>
      {isRunning && (
        <p className="ta-data__text" role="status">
          <Spinner label={t('copyRunning')} /> {t('copyRunning')}
        </p>
      )}
      {isReady && <p className="ta-data__text">{t('copyReady', { time: dateTime(latest.ends_at) })}</p>}
      {!isRunning && (
        <p className="ta-data__actions">
          {isReady && (
            <Button variant="primary" busy={isWorking} onClick={() => void download(latest.id)}>
              {t('copyDownload')}
            </Button>
          )}
          <Button disabled={isWorking} onClick={() => void ask('export')}>
            {t(isReady ? 'copyAgain' : 'copyAsk')}
          </Button>
        </p>
      )}
    </div>
  );
}

function EraseForm({ state }: { readonly state: State }) {
  const t = useText(dataTexts);
  const { isWorking, problem, ask, forget } = state;
  const [kind, setKind] = useState<Erasure>('photos');
  const [code, setCode] = useState('');
  const [isTried, setTried] = useState(false);
  const [isAsking, setAsking] = useState(false);
  const codeRef = useRef<HTMLInputElement>(null);
  const lacksCode = kind === 'couple' && code.trim() === '';

  const submit = () => {
    setTried(true);
    forget();
    if (lacksCode) codeRef.current?.focus();
    else setAsking(true);
  };
  const send = async () => {
    const isSent = await ask(kind, kind === 'couple' ? code.trim() : '');
    setAsking(false);
    if (!isSent) return;
    setCode('');
    setTried(false);
  };
  return (
    <form
      className="ta-data__part"
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        submit();
      }}
    >
      <h3 className="ta-heading">{t('eraseTitle')}</h3>
      <p className="ta-data__text">{t('eraseIntro')}</p>
      <Choices
        legend={t('what')}
        name="kind"
        value={kind}
        onValue={(value) => {
          forget();
          setKind(erasures.find((each) => each === value) ?? 'photos');
        }}
        options={erasures.map((each) => ({ value: each, label: t(each), hint: t(`${each}Hint`) }))}
      />
      {kind === 'couple' && (
        <Field
          label={t('orderCode')}
          required
          error={
            problem === 'unknownOrder' ? t('unknownOrder') : isTried && lacksCode ? t('missing') : undefined
          }
        >
          <TextInput
            controlRef={codeRef}
            value={code}
            onValue={setCode}
            maxLength={40}
            autoComplete="off"
            inputMode="numeric"
          />
        </Field>
      )}
      {problem !== '' && problem !== 'unknownOrder' && (
        <Notice tone="warning" announce="alert">
          {t(problem)}
        </Notice>
      )}
      <p className="ta-data__actions">
        <Button type="submit" disabled={isWorking}>
          {t('eraseAsk')}
        </Button>
      </p>
      {isAsking && (
        <ConfirmDialog
          open
          danger
          busy={isWorking}
          title={t('sureTitle')}
          yesLabel={t('eraseAsk')}
          noLabel={t('cancel')}
          onNo={() => setAsking(false)}
          onYes={() => void send()}
        >
          {`${t(`${kind}Hint`)} ${t('sureText')}`}
        </ConfirmDialog>
      )}
    </form>
  );
}

const states: Readonly<
  Record<
    PrivacyState,
    readonly [
      Tone,
      'stateWaiting' | 'stateRunning' | 'stateDone' | 'stateDeclined' | 'stateCancelled' | 'stateExpired',
    ]
  >
> = {
  waiting: ['info', 'stateWaiting'],
  running: ['info', 'stateRunning'],
  done: ['success', 'stateDone'],
  declined: ['warning', 'stateDeclined'],
  cancelled: ['neutral', 'stateCancelled'],
  expired: ['neutral', 'stateExpired'],
};

interface RequestListProps {
  readonly state: State;
  readonly requests: readonly PrivacyRequest[];
}

function RequestList({ state, requests }: RequestListProps) {
  const t = useText(dataTexts);
  const { dateTime } = useFormats();
  const nameOf = ({ kind, order_code: code }: PrivacyRequest) => {
    if (kind === 'export') return t('kindExport');
    return kind === 'couple' ? t('kindCouple', { code }) : t(kind);
  };
  return (
    <div className="ta-data__part">
      <h3 className="ta-heading">{t('listTitle')}</h3>
      <ul className="ta-data__list">
        {requests.map((request) => {
          const [tone, text] = states[request.state];
          const name = nameOf(request);
          return (
            <li className="ta-data__row" key={request.id}>
              <span>
                {name}{' '}
                <span className="ta-quiet ta-figures">
                  {t('requested', { time: dateTime(request.requested_at) })}
                </span>
              </span>
              <StatusMark tone={tone}>{t(text)}</StatusMark>
              {request.state === 'waiting' && (
                <Button
                  size="small"
                  disabled={state.isWorking}
                  aria-label={t('withdrawOf', { name })}
                  onClick={() => void state.withdraw(request.id)}
                >
                  {t('withdraw')}
                </Button>
              )}
            </li>
          );
        })}
      </ul>
    </div>
  );
}

interface RetentionProps {
  readonly periods: readonly { readonly kind: RetentionKind; readonly days: number }[];
}

/** Days of a year on average. */
const daysPerYear = 365.25;
/** Years are given as 365 days each, or with their leap days. */
const mostLeapDays = 3;

function Retention({ periods }: RetentionProps) {
  const t = useText(dataTexts);
  const durationOf = (days: number) => {
    const years = Math.round(days / daysPerYear);
    const isYears = years > 0 && Math.abs(days - years * daysPerYear) <= mostLeapDays;
    return isYears ? t('years', { count: years }) : t('days', { count: days });
  };
  return (
    <Disclosure title={t('retentionTitle')}>
      <dl className="ta-data__periods">
        {periods.map(({ kind, days }) => (
          <div key={kind}>
            <dt>{t(kind)}</dt>
            <dd className="ta-figures">{durationOf(days)}</dd>
          </div>
        ))}
      </dl>
    </Disclosure>
  );
}
