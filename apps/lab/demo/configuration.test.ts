import { describe, expect, it } from 'vitest';
import { sitesFrom } from '@trade-area/core/kernel';
import { demonstrationConfiguration } from './configuration.ts';

const own = { portal: 'https://portal.example', lab: 'https://lab.example', demo: 'https://shop.example' };
const config = demonstrationConfiguration(own);

describe('the origins of the sites (EMB-12; GW-51 as docs/sites.md places them: all of the gateway on the lab)', () => {
  it('are this machine unless the environment sets others', () => {
    expect(sitesFrom({})).toEqual({
      portal: 'http://localhost:5100',
      lab: 'http://localhost:5200',
      demo: 'http://127.0.0.1:5300',
    });
    expect(sitesFrom({ TA_LAB_PORT: '81', TA_HOST_ORIGIN: own.portal })).toMatchObject({
      portal: own.portal,
      lab: 'http://localhost:81',
    });
  });

  it('come from the configuration alone: with other sites none of the first origins remains', () => {
    const addresses = [...JSON.stringify(config).matchAll(/https?:\/\/[^"/]+/g)].map(([origin]) => origin);
    expect(addresses.length).toBeGreaterThan(20);
    // The card provider's origin: it is called only when a lab configures that provider.
    const elsewhere = addresses.filter((origin) => !Object.values(own).includes(origin));
    expect(elsewhere.toSorted()).toEqual(['https://api.stripe.com', 'https://js.stripe.com']);
    expect(config.cards.provider).toBe('sandbox');
  });
});

it('CONST2-05, CONST2-08: the store has the documented codes of collections and pids', () => {
  const { collections = [], pinkMania = [] } = config.portal.store ?? {};
  expect(collections.map(({ code }) => code)).toEqual(['tc', 'sbc', 'kbc', 'jgc']);
  expect(pinkMania.flatMap(({ pid }) => pid ?? [])).toEqual(['19', '17', '271', '18']);
});

it('SHELL-33: the lists of special customers name exactly the demonstration accounts of each list', () => {
  expect(config).toMatchObject({
    internalCustomers: ['0'],
    reducedLayoutUsers: ['1020'],
    socialLinkUsers: ['1021'],
    cardAuthorisationCustomers: ['1005'],
    betaCustomers: [],
    allowedCustomers: [],
  });
});

it('CONF-11: optional settings are present too, so that a lab’s file may set them', () => {
  expect(config.portal).toMatchObject({
    framed: 'auto',
    links: { pickup: '', printAgain: '', addressLookup: '' },
    configurator: { live: '', dev: '', test: '' },
  });
});
