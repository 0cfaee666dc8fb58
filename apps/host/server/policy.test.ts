import type { PortalConfiguration } from '@trade-area/core/kernel';
import { defaultConfiguration } from '@trade-area/lab/demo';
import { describe, expect, it } from 'vitest';
import { portalHeaders } from './policy.ts';

const { portal } = defaultConfiguration({
  portal: 'http://portal.test',
  lab: 'http://lab.test',
  demo: 'http://demo.test',
});

describe('the policy of the portal', () => {
  const directivesOf = (configuration: PortalConfiguration) =>
    new Map(
      String(portalHeaders(configuration, false)['content-security-policy'])
        .split('; ')
        .map((directive) => [directive.split(' ')[0], directive.split(' ').slice(1)]),
    );

  it('CONF-11, T-B7: allows the script of a configured configurator, and nothing else to run', () => {
    const named = directivesOf({
      ...portal,
      configurator: {
        live: 'https://cpq.example/v2/embed;a,b.js?key=1',
        dev: 'http://insecure.example/embed.js',
        test: '',
        compatibility: true,
        longestWait: 20,
      },
    });
    expect(named.get('script-src')).toEqual([
      "'self'",
      'http://lab.test/embed/',
      'https://cpq.example/v2/embed%3Ba%2Cb.js',
    ]);
    for (const name of ['connect-src', 'img-src', 'frame-src', 'style-src'])
      expect(named.get(name)).toContain('https://cpq.example');
    expect(named.get('trusted-types')).toEqual(['ta-html', 'dompurify', 'ta-worker', 'ta-script']);
    expect([...named.values()].flat().join(' ')).not.toMatch(/insecure|unsafe/);
    const usual = directivesOf(portal);
    expect([...usual.values()].flat().join(' ')).not.toMatch(/cpq|ta-script/);
  });
  it('PRINT-01, T-B7: allows the script of a configured print editor in the same way', () => {
    const named = directivesOf({
      ...portal,
      printEditor: {
        script: 'https://print.example/init.js',
        compatibility: false,
        container: '',
        longestWait: 20,
      },
    });
    expect(named.get('script-src')).toContain('https://print.example/init.js');
    for (const name of ['connect-src', 'img-src', 'frame-src', 'style-src'])
      expect(named.get(name)).toContain('https://print.example');
    expect(named.get('trusted-types')).toContain('ta-script');
    expect([...directivesOf(portal).values()].flat().join(' ')).not.toContain('print.example');
  });
});
