import { useText } from '@trade-area/widgets';
import { layoutTexts } from './strings.ts';

/** Id of the element that holds the page. */
export const contentId = 'content';

/** The first link that the Tab key reaches: skips all bars. */
export function SkipLink() {
  const t = useText(layoutTexts);
  return (
    <a className="ta-shell-skip" href={`#${contentId}`}>
      {t('skip')}
    </a>
  );
}
