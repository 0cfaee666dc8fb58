/** Style texts every element begins with: tokens and what shields a widget from its page. */
import capitals from '../../theme/capitals.css?inline';
import root from '../../theme/root.css?inline';
import tokens from '../../theme/tokens.css?inline';

export const baseStyles: readonly string[] = [tokens, root, capitals];
