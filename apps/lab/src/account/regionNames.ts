/**
 * Regions of the countries the lab sells to, as postal addresses write them: ISO 3166-2 code and name. Great Britain is
 * absent because its addresses need no region.
 */
const listed: Readonly<Record<string, string>> = {
  IT: 'AG Agrigento|AL Alessandria|AN Ancona|AO Aosta|AR Arezzo|AP Ascoli Piceno|AT Asti|AV Avellino|BA Bari|BT Barletta-Andria-Trani|BL Belluno|BN Benevento|BG Bergamo|BI Biella|BO Bologna|BZ Bolzano|BS Brescia|BR Brindisi|CA Cagliari|CL Caltanissetta|CB Campobasso|CE Caserta|CT Catania|CZ Catanzaro|CH Chieti|CO Como|CS Cosenza|CR Cremona|KR Crotone|CN Cuneo|EN Enna|FM Fermo|FE Ferrara|FI Firenze|FG Foggia|FC Forlì-Cesena|FR Frosinone|GE Genova|GO Gorizia|GR Grosseto|IM Imperia|IS Isernia|AQ L’Aquila|SP La Spezia|LT Latina|LE Lecce|LC Lecco|LI Livorno|LO Lodi|LU Lucca|MC Macerata|MN Mantova|MS Massa-Carrara|MT Matera|ME Messina|MI Milano|MO Modena|MB Monza e Brianza|NA Napoli|NO Novara|NU Nuoro|OR Oristano|PD Padova|PA Palermo|PR Parma|PV Pavia|PG Perugia|PU Pesaro e Urbino|PE Pescara|PC Piacenza|PI Pisa|PT Pistoia|PN Pordenone|PZ Potenza|PO Prato|RG Ragusa|RA Ravenna|RC Reggio Calabria|RE Reggio Emilia|RI Rieti|RN Rimini|RM Roma|RO Rovigo|SA Salerno|SS Sassari|SV Savona|SI Siena|SR Siracusa|SO Sondrio|SU Sud Sardegna|TA Taranto|TE Teramo|TR Terni|TO Torino|TP Trapani|TN Trento|TV Treviso|TS Trieste|UD Udine|VA Varese|VE Venezia|VB Verbano-Cusio-Ossola|VC Vercelli|VR Verona|VV Vibo Valentia|VI Vicenza|VT Viterbo',
  US: 'AL Alabama|AK Alaska|AS American Samoa|AZ Arizona|AR Arkansas|CA California|CO Colorado|CT Connecticut|DE Delaware|DC District of Columbia|FL Florida|GA Georgia|GU Guam|HI Hawaii|ID Idaho|IL Illinois|IN Indiana|IA Iowa|KS Kansas|KY Kentucky|LA Louisiana|ME Maine|MD Maryland|MA Massachusetts|MI Michigan|MN Minnesota|MS Mississippi|MO Missouri|MT Montana|NE Nebraska|NV Nevada|NH New Hampshire|NJ New Jersey|NM New Mexico|NY New York|NC North Carolina|ND North Dakota|MP Northern Mariana Islands|OH Ohio|OK Oklahoma|OR Oregon|PA Pennsylvania|PR Puerto Rico|RI Rhode Island|SC South Carolina|SD South Dakota|TN Tennessee|TX Texas|VI U.S. Virgin Islands|UT Utah|VT Vermont|VA Virginia|WA Washington|WV West Virginia|WI Wisconsin|WY Wyoming',
  CA: 'AB Alberta|BC British Columbia|MB Manitoba|NB New Brunswick|NL Newfoundland and Labrador|NT Northwest Territories|NS Nova Scotia|NU Nunavut|ON Ontario|PE Prince Edward Island|QC Quebec|SK Saskatchewan|YT Yukon',
  AU: 'ACT Australian Capital Territory|NSW New South Wales|NT Northern Territory|QLD Queensland|SA South Australia|TAS Tasmania|VIC Victoria|WA Western Australia',
  DE: 'BW Baden-Württemberg|BY Bayern|BE Berlin|BB Brandenburg|HB Bremen|HH Hamburg|HE Hessen|MV Mecklenburg-Vorpommern|NI Niedersachsen|NW Nordrhein-Westfalen|RP Rheinland-Pfalz|SL Saarland|SN Sachsen|ST Sachsen-Anhalt|SH Schleswig-Holstein|TH Thüringen',
  ES: 'C A Coruña|VI Álava|AB Albacete|A Alicante|AL Almería|O Asturias|AV Ávila|BA Badajoz|B Barcelona|BI Bizkaia|BU Burgos|CC Cáceres|CA Cádiz|S Cantabria|CS Castellón|CE Ceuta|CR Ciudad Real|CO Córdoba|CU Cuenca|SS Gipuzkoa|GI Girona|GR Granada|GU Guadalajara|H Huelva|HU Huesca|PM Illes Balears|J Jaén|LO La Rioja|GC Las Palmas|LE León|L Lleida|LU Lugo|M Madrid|MA Málaga|ML Melilla|MU Murcia|NA Navarra|OR Ourense|P Palencia|PO Pontevedra|SA Salamanca|TF Santa Cruz de Tenerife|SG Segovia|SE Sevilla|SO Soria|T Tarragona|TE Teruel|TO Toledo|V Valencia|VA Valladolid|ZA Zamora|Z Zaragoza',
  FR: '01 Ain|02 Aisne|03 Allier|04 Alpes-de-Haute-Provence|06 Alpes-Maritimes|07 Ardèche|08 Ardennes|09 Ariège|10 Aube|11 Aude|12 Aveyron|67 Bas-Rhin|13 Bouches-du-Rhône|14 Calvados|15 Cantal|16 Charente|17 Charente-Maritime|18 Cher|19 Corrèze|2A Corse-du-Sud|21 Côte-d’Or|22 Côtes-d’Armor|23 Creuse|79 Deux-Sèvres|24 Dordogne|25 Doubs|26 Drôme|91 Essonne|27 Eure|28 Eure-et-Loir|29 Finistère|30 Gard|32 Gers|33 Gironde|971 Guadeloupe|973 Guyane|68 Haut-Rhin|2B Haute-Corse|31 Haute-Garonne|43 Haute-Loire|52 Haute-Marne|70 Haute-Saône|74 Haute-Savoie|87 Haute-Vienne|05 Hautes-Alpes|65 Hautes-Pyrénées|92 Hauts-de-Seine|34 Hérault|35 Ille-et-Vilaine|36 Indre|37 Indre-et-Loire|38 Isère|39 Jura|974 La Réunion|40 Landes|41 Loir-et-Cher|42 Loire|44 Loire-Atlantique|45 Loiret|46 Lot|47 Lot-et-Garonne|48 Lozère|49 Maine-et-Loire|50 Manche|51 Marne|972 Martinique|53 Mayenne|976 Mayotte|54 Meurthe-et-Moselle|55 Meuse|56 Morbihan|57 Moselle|58 Nièvre|59 Nord|60 Oise|61 Orne|75 Paris|62 Pas-de-Calais|63 Puy-de-Dôme|64 Pyrénées-Atlantiques|66 Pyrénées-Orientales|69 Rhône|71 Saône-et-Loire|72 Sarthe|73 Savoie|77 Seine-et-Marne|76 Seine-Maritime|93 Seine-Saint-Denis|80 Somme|81 Tarn|82 Tarn-et-Garonne|90 Territoire de Belfort|95 Val-d’Oise|94 Val-de-Marne|83 Var|84 Vaucluse|85 Vendée|86 Vienne|88 Vosges|89 Yonne|78 Yvelines',
  IE: 'CW Co. Carlow|CN Co. Cavan|CE Co. Clare|CO Co. Cork|DL Co. Donegal|D Co. Dublin|G Co. Galway|KY Co. Kerry|KE Co. Kildare|KK Co. Kilkenny|LS Co. Laois|LM Co. Leitrim|LK Co. Limerick|LD Co. Longford|LH Co. Louth|MO Co. Mayo|MH Co. Meath|MN Co. Monaghan|OY Co. Offaly|RN Co. Roscommon|SO Co. Sligo|TA Co. Tipperary|WD Co. Waterford|WH Co. Westmeath|WX Co. Wexford|WW Co. Wicklow',
};

/** Countries whose addresses name the region by its code: `Padova PD`, `Lawrence KS`. */
const writtenAsCode: readonly string[] = ['IT', 'US', 'CA', 'AU'];

export interface Region {
  /** ISO 3166-2, such as `IT-PD`. */
  readonly iso: string;
  /** As an address writes it. */
  readonly written: string;
  readonly name: string;
}

const regionsByCountry = new Map(
  Object.entries(listed).map(([country, names]) => [
    country,
    names.split('|').map((entry): Region => {
      const [, code = '', name = ''] = /^(\S+) (.+)$/.exec(entry) ?? [];
      const written = writtenAsCode.includes(country) ? code : name;
      return { iso: `${country}-${code}`, written, name };
    }),
  ]),
);

/** Sorted by name; empty for a country that this list does not hold. */
export function regionsOf(country: string): readonly Region[] {
  return regionsByCountry.get(country.toUpperCase()) ?? [];
}

/** @param iso ISO 3166-2; a code of another country is unknown. */
export function regionOf(country: string, iso: string): Region | undefined {
  return regionsOf(country).find((region) => region.iso === iso);
}

/** The region an address names; undefined when it names none that is known. */
export function regionWritten(country: string, written: string): Region | undefined {
  return regionsOf(country).find((region) => region.written === written || region.name === written);
}
