/** Style texts of `<ta-catalogue>` and `<ta-product-card>`: those of the first cards and those of windows and notices. */
import dialog from '../../ui/dialog.css?inline';
import mark from '../../ui/mark.css?inline';
import notice from '../../ui/notice.css?inline';
import { firstStyles } from './firstStyles.ts';

export const allStyles: readonly string[] = [...firstStyles, dialog, mark, notice];
