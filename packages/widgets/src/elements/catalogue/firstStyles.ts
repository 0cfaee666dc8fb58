/** Style texts of the first cards: a first script loads them without the element. */
import storeCards from '../../store/card/cards.css?inline';
import collections from '../../store/catalogue/collections.css?inline';
import store from '../../store/store.css?inline';
import button from '../../ui/button.css?inline';
import chips from '../../ui/chips.css?inline';
import field from '../../ui/field.css?inline';
import icon from '../../ui/icon.css?inline';
import tabs from '../../ui/tabs.css?inline';
import tabsScroll from '../../ui/tabsScroll.css?inline';
import waiting from '../../ui/waiting.css?inline';
import catalogue from './catalogue.css?inline';
import { baseStyles } from '../runtime/styles.ts';

export const firstStyles: readonly string[] = [
  ...baseStyles,
  icon,
  button,
  waiting,
  field,
  chips,
  tabs,
  tabsScroll,
  store,
  storeCards,
  collections,
  catalogue,
];
