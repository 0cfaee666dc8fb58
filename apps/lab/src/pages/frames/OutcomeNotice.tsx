import { Button, Notice } from '@trade-area/widgets/ui';
import type { Outcome } from './printAgainActions.ts';
import type { PrintAgainTexts } from './printAgainTexts.ts';
import { Row } from '../parts/Page.tsx';
import { PageForm } from './QuoteForms.tsx';
import type { PageFormProps } from './QuoteForms.tsx';

interface OutcomeNoticeProps {
  readonly outcome: Outcome;
  readonly texts: PrintAgainTexts;
  readonly form: Pick<PageFormProps, 'action' | 'pass' | 'state'>;
}

/** Says the outcome of the last press, or asks its question. */
export function OutcomeNotice({ outcome, texts, form }: OutcomeNoticeProps) {
  const { kind, name } = outcome;
  const isProblem = kind === 'failed' || kind === 'unfinished';
  const tone = isProblem ? 'danger' : kind === 'asked' ? 'warning' : 'success';
  const answers = {
    deleted: [{ act: 'restore', label: texts.undo }],
    asked: [
      { act: 'delete-project', label: texts.delete },
      { act: '', label: texts.keep },
    ],
  };
  const offered = kind === 'deleted' || kind === 'asked' ? answers[kind] : [];
  return (
    <Notice
      tone={tone}
      announce={isProblem ? 'alert' : 'status'}
      actions={
        offered.length > 0 && (
          <PageForm {...form} about={outcome}>
            <Row>
              {offered.map(({ act, label }) => (
                <Button
                  key={act}
                  type="submit"
                  size="small"
                  name="do"
                  value={act}
                  variant={act === 'delete-project' ? 'danger' : 'quiet'}
                >
                  {label}
                </Button>
              ))}
            </Row>
          </PageForm>
        )
      }
    >
      {texts[kind](name)}
    </Notice>
  );
}
