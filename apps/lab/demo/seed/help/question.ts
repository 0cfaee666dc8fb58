import type { Texts } from '../../../src/database/schema/shop.ts';

/** A question of the demonstration. Answers are HTML; their facts are those of the rows FAQ-06 to FAQ-14. */
export interface DemoQuestion {
  readonly id: string;
  readonly question: Texts;
  readonly answer: Texts;
}
