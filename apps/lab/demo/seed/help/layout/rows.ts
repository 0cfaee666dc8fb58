import type { LayoutWay } from '@trade-area/core/contract';
import type { layoutItems, layoutSizes, layoutStyles } from '../../../../src/database/schema/layoutHelp.ts';
import { sameInAllLanguages } from '../../store/texts.ts';
import type { DemoLayoutItem } from './item.ts';
import { service } from './service.ts';
import { layoutSizes as sizes } from './sizes.ts';
import { software } from './software.ts';
import { softwareFaq } from './softwareFaq.ts';
import { galleryCredit, layoutStyles as styles } from './styles.ts';
import { templates } from './templates.ts';
import { troubles } from './troubles.ts';

const nothing = sameInAllLanguages('');

/** The three ways in the order of their cards (LAY-02). */
const ways: Readonly<Record<LayoutWay, readonly DemoLayoutItem[]>> = {
  graphisoftware: [...software, ...troubles, ...softwareFaq],
  graficafornita: templates,
  impaginazione: service,
};

/** Rows of the texts; the thousands of a position are those of its way. */
export function layoutItemRows(): (typeof layoutItems.$inferInsert)[] {
  return Object.entries<readonly DemoLayoutItem[]>(ways).flatMap(([way, items], index) =>
    items.map((item, place) => ({
      id: item.id,
      position: (index + 1) * 1_000 + (place + 1) * 10,
      way,
      block: item.block,
      titles: item.title,
      texts: item.text ?? nothing,
      link: item.link ?? '',
      notes: item.note ?? nothing,
      platform: item.platform ?? '',
    })),
  );
}

/** Rows of the graphic styles; no format per style is documented (LAY-36). */
export function layoutStyleRows(): (typeof layoutStyles.$inferInsert)[] {
  return styles.map(({ id, name, lead, images }, index) => ({
    id,
    position: (index + 1) * 10,
    names: name,
    leads: lead,
    credits: galleryCredit,
    formats: nothing,
    images,
  }));
}

/** Rows of the sizes. */
export function layoutSizeRows(): (typeof layoutSizes.$inferInsert)[] {
  return sizes.map(([size, inches], index) => ({ size, position: (index + 1) * 10, inches }));
}
