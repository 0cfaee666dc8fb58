import {
  createProject,
  designsForModule,
  holidayCountries,
  layOutCalendar,
  layOutCard,
  printFamilies,
  setPieces,
} from '@trade-area/core/layout';
import type { CalendarSettings, PrintProject, ProjectProduct } from '@trade-area/core/layout';
import { languageOf } from '../base/language.ts';
import type { Lab } from '../base/lab.ts';
import { dayAtLab } from '../base/workingDays.ts';
import type { Account } from '../identity/table.ts';
import { packOf } from './products.ts';

interface Maker {
  readonly account: Account | null;
  readonly uuid: string;
  readonly name: string;
}

/**
 * A new document of a product, without photos. A card has the first design of its product, in one pack; a calendar is for
 * the next year, with the holidays of the customer’s country.
 */
export function newDocument(
  { clock, config }: Pick<Lab, 'clock' | 'config'>,
  product: ProjectProduct,
  { account, uuid, name }: Maker,
): PrintProject {
  const language = languageOf(undefined, account?.language);
  const country = account?.company.country.toLowerCase() ?? '';
  const year = Number(dayAtLab(clock.now(), config.calendar).slice(0, 4)) + 1;
  const calendar: CalendarSettings = {
    start: `${year}-01`,
    locale: language,
    holidays: holidayCountries.find((each) => each === country) ?? '',
    style: 'classic',
  };
  const project = createProject(uuid, product, name, calendar);
  if (product.family_id === printFamilies.calendars) return layOutCalendar(project);
  if (product.family_id !== printFamilies.cards) return project;
  const design = designsForModule(product.module_id)[0]?.id ?? '';
  const card = layOutCard(project, { design, folded: false, turned: false, language });
  return setPieces(card, packOf(config, product.family_id));
}
