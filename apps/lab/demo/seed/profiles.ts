import { regionWritten } from '../../src/account/regionNames.ts';
import type { Queries } from '../../src/database/open.ts';
import { profiles } from '../../src/database/schema/profiles.ts';
import type { DemoAccount } from './account.ts';

interface ProfileFields {
  readonly phone: string;
  readonly mobile?: string;
  readonly website?: string;
  readonly facebook?: string;
  readonly taxCode?: string;
}

/** Profiles of the customers' companies, by code. The account without orders has none yet. */
const profilesByCode: Readonly<Record<string, ProfileFields>> = {
  '1001': {
    phone: '+39 049 555 0110',
    mobile: '+39 347 555 0110',
    website: 'www.studioaurora.test',
    facebook: 'studioaurora.padova',
    taxCode: 'ZNTGLI88D52G224E',
  },
  '1002': { phone: '+33 4 72 55 01 20', website: 'atelier-lumiere.test' },
  '1003': { phone: '+49 89 5550 1330', mobile: '+49 170 555 0133' },
  '1004': { phone: '+34 96 555 01 44', website: 'estudioazahar.test', facebook: 'estudioazahar' },
  '1005': { phone: '(785) 555-0155', website: 'prairielight.test' },
  '1006': { phone: '+1 613 555 0166' },
  '1007': { phone: '+44 117 555 0177', website: 'https://harbourweddings.test/portfolio' },
  '1008': { phone: '+353 91 555 018' },
  '1009': { phone: '+44 131 555 0199', mobile: '+44 7700 900199' },
  '1010': { phone: '+61 2 5550 0101', website: 'southerncross.test' },
  '0': { phone: '+39 0424 555 000', taxCode: 'LMUDVD79T08A703B' },
  '1020': { phone: '+39 011 555 0200', taxCode: 'CNTSRA90A41L219S' },
  '1021': { phone: '+39 081 555 0210', taxCode: 'FRRLCU85M12F839O' },
  '1023': { phone: '+39 02 5550 0230', taxCode: '55443322114' },
  '1030': { phone: '+39 0586 555 030', taxCode: 'BRTRNZ55C15E625I' },
};

export async function insertProfile(
  queries: Queries,
  { code, company }: DemoAccount,
  customerId: number,
): Promise<void> {
  const region = regionWritten(company.country, company.state);
  await queries
    .insert(profiles)
    .values({ customerId, regionIso: region?.iso ?? '', ...profilesByCode[code] });
}
