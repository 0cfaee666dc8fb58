import { useCallback, useEffect, useState } from 'react';
import type { EditorState, PrintLab, PrintPrice } from '@trade-area/core/editor';
import type { Failure } from '@trade-area/core/kernel';
import { pagesOf, piecesOf } from '@trade-area/core/layout';

/** The price of the saved project: asked for again whenever the lab has another revision. */
export function usePrice({ project, saving }: EditorState, lab: PrintLab) {
  const { uuid, rev } = project;
  const [answer, setAnswer] = useState<{
    readonly price?: PrintPrice | null;
    readonly failure?: Failure;
    readonly content: string;
  }>({ content: '' });
  const [attempt, setAttempt] = useState(0);
  const isSaved = saving.kind === 'saved';
  // The parts that the price depends on: a name that is being typed changes no price.
  const content = [
    project.product_code,
    project.size,
    pagesOf(project),
    piecesOf(project),
    ...Object.entries(project.options).flat(),
  ].join(' ');
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
