import { describe, expect, it } from 'vitest';
import { languages } from '@trade-area/core/contract';
import { loadPolicy } from './loadPolicy.ts';
import { browserPages, fillPolicy, policySections } from './policy.ts';

const company = {
  name: 'Lab',
  address: 'Street 1',
  taxNumbers: 'VAT 1',
  privacyEmail: 'privacy@lab.test',
};

const declared = {
  en: ['technical ones only', 'Analytics service', 'Video service'],
  it: ['solo quelli tecnici', 'Un solo servizio di analisi', 'Un servizio video'],
  es: ['solo usa por sí misma cookies técnicas', 'Un servicio de análisis', 'Un servicio de vídeo'],
  fr: ['que des cookies techniques', 'Un seul service de mesure d’audience', 'Un service vidéo'],
  de: ['nur technische', 'Ein Analysedienst', 'Ein Videodienst'],
} as const;

/** The same periods as `retention` of the lab's configuration (docs/operations.md): apps/lab/src/base/retention.test.ts. */
const periods = {
  en: {
    account: 'two years afterwards',
    'ten years': 'Orders, invoices',
    'Files for printing': 'twelve months after delivery',
    'Security records': 'twelve months',
    permission: 'five years after its end',
    consent: 'five years afterwards',
  },
  it: {
    account: 'due anni successivi',
    'dieci anni': 'Ordini, fatture',
    'File di stampa': 'dodici mesi dopo la consegna',
    'Registri di sicurezza': 'dodici mesi',
    autorizzazione: 'cinque anni dopo la sua fine',
    consenso: 'cinque anni successivi',
  },
  es: {
    cuenta: 'dos años siguientes',
    'diez años': 'Pedidos, facturas',
    'Archivos de impresión': 'doce meses desde la entrega',
    'Registros de seguridad': 'doce meses',
    autorización: 'cinco años desde su fin',
    consentimiento: 'cinco años siguientes',
  },
  fr: {
    'compte existe': 'deux ans après',
    'dix ans': 'Commandes, factures',
    'Fichiers d’impression': 'douze mois après la livraison',
    'Journaux de sécurité': 'douze mois',
    autorisation: 'cinq ans après sa fin',
    consentement: 'cinq ans après',
  },
  de: {
    Kontodaten: 'zwei Jahre danach',
    'zehn Jahre': 'Bestellungen, Rechnungen',
    Druckdateien: 'zwölf Monate nach der Lieferung',
    Sicherheitsprotokolle: 'zwölf Monate',
    Freigabe: 'fünf Jahre nach deren Ende',
    Einwilligung: 'fünf Jahre danach',
  },
} as const;

/** The same days as in the lab's clean-up of records (docs/operations.md). */
const withoutAccount = {
  en: ['without an account', 'video', 'without an account: two years', 'videos: 90 days'],
  it: ['senza un account', 'video', 'senza account: due anni', 'video: 90 giorni'],
  es: ['sin tener cuenta', 'vídeo', 'sin cuenta: dos años', 'vídeos: 90 días'],
  fr: ['sans compte', 'vidéo', 'sans compte\u00a0: deux ans', 'vidéos\u00a0: 90 jours'],
  de: ['ohne Konto', 'Video', 'ohne Konto: zwei Jahre', 'Videos: 90 Tage'],
} as const;

describe.each(languages)('privacy policy in %s', (language) => {
  it('has every section with text, and names its configured controller (PRIV-01, PRIV-02, PRIV-05, PRIV-11, PRIV-13)', async () => {
    const policy = await loadPolicy(language);
    for (const id of policySections) {
      const { title, body } = policy.sections[id];
      expect(title).not.toBe('');
      expect(body.flat().every((text) => text.length > 20)).toBe(true);
    }
    const whole = [policy.intro, ...policySections.flatMap((id) => policy.sections[id].body.flat())]
      .map((text) => fillPolicy(text, company))
      .join('\n');
    for (const value of Object.values(company)) expect(whole).toContain(value);
    expect(whole).not.toContain('{{');
  });

  it('names the data of people without an account, and how long the lab keeps them (PRIV-02)', async () => {
    const { data, retention } = (await loadPolicy(language)).sections;
    const [account, video, years, days] = withoutAccount[language];
    expect(data.body.flat().filter((point) => point.includes(account) && point.includes(video))).toHaveLength(
      1,
    );
    for (const kept of [years, days])
      expect(retention.body.flat()).toContainEqual(expect.stringContaining(kept));
  });

  it('states the periods that the lab carries out (PRIV-02)', async () => {
    const points = (await loadPolicy(language)).sections.retention.body.flat();
    const stated = Object.entries(periods[language]).filter(
      (words) => points.filter((point) => words.every((word) => point.includes(word))).length === 1,
    );
    expect(stated).toEqual(Object.entries(periods[language]));
  });

  it('states that a cookie lasts from a session to two years (PRIV-03, CONST-16)', async () => {
    const { lifetime } = (await loadPolicy(language)).sections;
    expect(lifetime.body.join(' ')).toMatch(/session|sessione|sesión|Sitzung/i);
    expect(lifetime.body.join(' ')).toMatch(/two years|due anni|dos años|deux ans|zwei Jahre/);
  });

  it('declares one analytics service and one video service; cookies are technical only (OBS-04)', async () => {
    const { cookies, analytics, video } = (await loadPolicy(language)).sections;
    const [technical, ...titles] = declared[language];
    expect(cookies.body.flat().join(' ')).toContain(technical);
    expect([analytics.title, video.title]).toEqual(titles);
  });

  it('has the same parts as the English one, none of them in English (PRIV-11)', async () => {
    const english = await loadPolicy('en');
    const policy = await loadPolicy(language);
    for (const id of policySections) {
      const shape = (body: readonly (string | readonly string[])[]) =>
        body.map((part) => (typeof part === 'string' ? 'paragraph' : part.length));
      expect(shape(policy.sections[id].body)).toEqual(shape(english.sections[id].body));
      const isEnglish = JSON.stringify(policy.sections[id]) === JSON.stringify(english.sections[id]);
      expect(isEnglish).toBe(language === 'en');
    }
  });
});

it('links the browsers’ own pages over https (PRIV-02)', () => {
  expect(browserPages.length).toBeGreaterThanOrEqual(5);
  expect(browserPages.every(({ url }) => new URL(url).protocol === 'https:')).toBe(true);
});

it('keeps a placeholder of an unknown name', () => {
  expect(fillPolicy('{{unknown}} {{company}} {{constructor}}', company)).toBe(
    '{{unknown}} Lab {{constructor}}',
  );
});
