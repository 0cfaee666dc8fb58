import { useState } from 'react';
import type { ReactElement, ReactNode } from 'react';
import type { Editor, EditorState, PrintLab, PrintPrice } from '@trade-area/core/editor';
import { advisedNameCharacters, canOrder } from '@trade-area/core/layout';
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
import type { FindingActs } from './CheckList.tsx';
import { printEditorTexts } from './strings.ts';
import { usePrice } from './usePrice.ts';

export interface FinishScreenProps {
  readonly editor: Editor;
  readonly state: EditorState;
  readonly lab: PrintLab;
  readonly findings: readonly ProjectFinding[];
  readonly checks: FindingActs;
  /** The order: a name and its value in each row, such as `12 prints` and `13 × 18 cm`. */
  readonly rows: readonly (readonly [name: string, value: string])[];
  /** Names a number of pieces, such as `12 prints`. */
  readonly pieces: (count: number) => string;
  /** A control for the number of pieces, where the project itself does not count them. */
  readonly quantity?: ReactNode;
  readonly backLabel?: string;
  /** Opens the checkout of a saved project; answers why it could not (`aborted`: the page has taken it), null once the page is on its way. */
  readonly onOrder: (uuid: string) => Promise<Failure | null>;
  readonly onBack: () => void;
}

/** Name, quantity, the lab’s price, the last checks, and the order. */
export function FinishScreen(props: FinishScreenProps): ReactElement {
  const { editor, state, lab, findings, checks, rows, pieces, quantity, onOrder, onBack } = props;
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
    // The page has taken the project itself.
    if (refusal.kind !== 'aborted') setProblem(failureText(refusal));
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
        <CheckList editor={editor} findings={findings} checks={checks} />
      </div>
      <section className="ta-editor-finish__order" aria-label={t('price')}>
        <h2 className="ta-heading">{t('quantity')}</h2>
        {quantity}
        {rows.map(([name, value], index) => (
          <p key={index} className="ta-editor-finish__quantity ta-figures">
            <span>{name}</span>
            <span>{value}</span>
          </p>
        ))}
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
          price && <PriceLines price={price} pieces={pieces} />
        )}
        {problem !== '' && (
          <Notice tone="danger" title={t('orderFailed')} announce="alert">
            {problem}
          </Notice>
        )}
        {!isReady && <p className="ta-quiet">{t('orderBlocked')}</p>}
        <span className="ta-editor-finish__actions">
          <Button onClick={onBack}>{props.backLabel ?? t('back')}</Button>
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

interface PriceLinesProps extends Pick<FinishScreenProps, 'pieces'> {
  readonly price: PrintPrice;
}

function PriceLines({ price, pieces }: PriceLinesProps): ReactElement {
  const t = useText(printEditorTexts);
  const { money } = useFormats();
  const rows = [
    ...price.lines.map(({ label, amount }) => ({
      label: label === '' ? pieces(price.pieces) : label,
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
