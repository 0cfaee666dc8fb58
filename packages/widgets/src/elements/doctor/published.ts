import tokens from '../../theme/tokens.css?raw';
import { manifests } from '../manifests.ts';
import { publishedOf } from './publishedOf.ts';
import type { Published } from './checks/facts.ts';

/**
 * All that the library publishes. The build writes this file as a constant (`build/published.ts`): if it imported the
 * manifests, each element would share a file with the doctor and load it.
 */
export const published: Published = publishedOf(manifests, [
  ...new Set(tokens.match(/--ta-[\w-]*\w/g) ?? []),
]);
