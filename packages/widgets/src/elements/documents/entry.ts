import { define as defineProvider } from '../provider/element.ts';
import { define } from './element.ts';

defineProvider();
define();
