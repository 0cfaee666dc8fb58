import { useCallback, useEffect, useState } from 'react';
import type { ReactElement } from 'react';
import type { Editor, EditorState, PrintLab, PrintPrice } from '@trade-area/core/editor';
import { advisedNameCharacters, canOrder, copiesOf } from '@trade-area/core/layout';
import type { ProjectFinding } from '@trade-area/core/layout';
import type { Failure } from '@trade-area/core/kernel';
import { kitTexts } from '../../kit/strings.ts';
import { useText } from '../../kit/text/engine.tsx';
import { useFailureText } from '../../kit/useFailureText.ts';
import { useFormats } from '../../kit/useFormats.ts';
import { usePageReturn } from '../../kit/usePageReturn.ts';
import { Button } from '../../ui/Button.tsx';
import { Field } from '../../ui/Field.tsx';
import { FailedState, Notice } from '../../ui/Notice.tsx';
import { Skeleton } from '../../ui/Skeleton.tsx';
import { TextInput } from '../../ui/TextInput.tsx';
import { CheckList } from './CheckList.tsx';
import { printEditorTexts } from './strings.ts';

export interface FinishScreenProps {
  readonly editor: Editor;
  readonly state: EditorState;
  readonly lab: PrintLab;
  readonly findings: readonly ProjectFinding[];
  /** Of the prints, such as `13 × 18 cm`. */
  readonly sizeName: string;
  /** Opens the checkout of a saved project; answers why it could not, null once the page is on its way. */
  readonly onOrder: (uuid: string) => Promise<Failure | null>;
  readonly onShow: (sheetId: string) => void;
  readonly onBack: () => void;
}

/** Name, quantity, the lab’s price, the last checks, and the order. */
export function FinishScreen(props: FinishScreenProps): ReactElement {
  const { editor, state, lab, findings, sizeName, onOrder, onShow, onBack } = props;
  const { project } = state;
  const t = useText(printEditorTexts);
  const kit = useText(kitTexts);
  const formats = useFormats();
  const failureText = useFailureText();
  const [isOrdering, setOrdering] = useState(false);
  const [problem, setProblem] = useState<string>('');
  const { price, failure, retry } = usePrice(state, lab);
  const isReady = canOrder(findings);
  // Back from the checkout, the page is as it was left.
  usePageReturn(() => setOrdering(false));
  const order = async () => {
    setProblem('');
    setOrdering(true);
    await editor.flush();
    if (editor.store.getState().saving.kind !== 'saved') {
      setOrdering(false);
      return setProblem(t('orderUnsaved'));
    }
    const refusal = await onOrder(project.uuid);
    if (!refusal) return;
    setOrdering(false);
    setProblem(failureText(refusal));
  };
  return (
    <div className="ta-editor-finish">
      <div className="ta-editor-finish__main">
        <h1 className="ta-title">{t('finishTitle')}</h1>
        <Field label={t('name')} hint={t('nameHint', { count: advisedNameCharacters })}>
          <TextInput
            value={project.name}
            maxLength={80}
            dir="auto"
            onValue={(name) => editor.act('rename', (each) => ({ ...each, name }), 'name')}
            onBlur={editor.endGesture}
          />
        </Field>
        <CheckList editor={editor} state={state} findings={findings} onShow={onShow} />
      </div>
      <section className="ta-editor-finish__order" aria-label={t('price')}>
        <h2 className="ta-heading">{t('quantity')}</h2>
        <p className="ta-editor-finish__quantity ta-figures">
          <span>{t('pieces', { count: copiesOf(project) })}</span>
          <span>{sizeName}</span>
        </p>
        {failure ? (
          <FailedState title={t('priceFailed')} retryLabel={kit('retry')} onRetry={retry}>
            {failureText(failure)}
          </FailedState>
        ) : state.saving.kind === 'offline' ? (
          <Notice tone="warning">{t('orderUnsaved')}</Notice>
        ) : price === undefined ? (
          <div role="status" aria-label={t('priceWaiting')}>
            <Skeleton count={3} />
          </div>
        ) : (
          price && <PriceLines price={price} />
        )}
        {problem !== '' && (
          <Notice tone="danger" title={t('orderFailed')} announce="alert">
            {problem}
          </Notice>
        )}
        {!isReady && <p className="ta-quiet">{t('orderBlocked')}</p>}
        <span className="ta-editor-finish__actions">
          <Button onClick={onBack}>{t('back')}</Button>
          <Button
            variant="primary"
            busy={isOrdering}
            disabled={!isReady || (price === undefined && !failure)}
            onClick={() => void order()}
          >
            {t(isOrdering ? 'ordering' : 'order')}
          </Button>
        </span>
        <p className="ta-hidden" role="status">
          {isOrdering ? t('ordering') : ''}
        </p>
        {price && price.dispatch !== '' && (
          <p className="ta-quiet">{t('dispatch', { date: formats.date(price.dispatch) })}</p>
        )}
      </section>
    </div>
  );
}

function PriceLines({ price }: { readonly price: PrintPrice }): ReactElement {
  const t = useText(printEditorTexts);
  const { money } = useFormats();
  const rows = [
    ...price.lines.map(({ label, amount }) => ({
      label: label === '' ? t('pieces', { count: price.pieces }) : label,
      text: money(amount),
      isTotal: false,
    })),
    ...(price.discount ? [{ label: t('discount'), text: `−${money(price.discount)}`, isTotal: false }] : []),
    { label: t('total'), text: money(price.total), isTotal: true },
  ];
  return (
    <>
      <dl className="ta-editor-price ta-figures">
        {rows.map(({ label, text, isTotal }, index) => (
          <div key={index} className="ta-editor-price__row" data-total={isTotal || undefined}>
            <dt>{label}</dt>
            <dd>{text}</dd>
          </div>
        ))}
      </dl>
      <p className="ta-quiet">{t('priceNote')}</p>
    </>
  );
}

/** The price of the saved project: asked for again whenever the lab has another revision. */
function usePrice({ project, saving }: EditorState, lab: PrintLab) {
  const { uuid, rev } = project;
  const [answer, setAnswer] = useState<{
    readonly price?: PrintPrice | null;
    readonly failure?: Failure;
    readonly content: string;
  }>({ content: '' });
  const [attempt, setAttempt] = useState(0);
  const isSaved = saving.kind === 'saved';
  // The parts that the price depends on: a name that is being typed changes no price.
  const content = `${project.product_code} ${project.size} ${copiesOf(project)}`;
  useEffect(() => {
    if (!isSaved) return;
    let isLeft = false;
    void lab.price(uuid).then((result) => {
      if (isLeft) return;
      setAnswer(result.ok ? { price: result.value, content } : { failure: result.failure, content });
    });
    return () => {
      isLeft = true;
    };
  }, [lab, uuid, rev, content, isSaved, attempt]);
  const retry = useCallback(() => {
    setAnswer({ content: '' });
    setAttempt((count) => count + 1);
  }, []);
  // The price of other copies or another size is none.
  const isCurrent = answer.content === content;
  return {
    price: isCurrent ? answer.price : undefined,
    failure: isCurrent ? (answer.failure ?? null) : null,
    retry,
  };
}
