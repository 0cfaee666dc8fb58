import { describe, expect, it } from 'vitest';
import { snippetOf } from './snippet.ts';

const common = { lab: 'https://lab.example', provider: { lang: 'en' }, attributes: {}, withSignIn: false };

describe('the code to paste', () => {
  it('has the script of each of its tags, the sign-in first', () => {
    expect(
      snippetOf({
        ...common,
        tag: 'ta-orders',
        attributes: { variant: 'full', 'no-progress': '' },
        withSignIn: true,
      }),
    ).toBe(`<script type="module" src="https://lab.example/widgets/v1/login.js"></script>
<script type="module" src="https://lab.example/widgets/v1/orders.js"></script>
<ta-provider gateway="https://lab.example" lang="en">
  <ta-login></ta-login>
  <ta-orders variant="full" no-progress></ta-orders>
</ta-provider>`);
  });

  it('writes values so that they end where they should', () => {
    expect(snippetOf({ ...common, tag: 'ta-catalogue', attributes: { search: 'A & "B"' } })).toContain(
      '<ta-catalogue search="A &amp; &quot;B&quot;"></ta-catalogue>',
    );
  });

  it('shows the provider around a sign-in, with its attributes', () => {
    expect(snippetOf({ ...common, tag: 'ta-provider', attributes: { theme: 'dark' } })).toBe(
      `<script type="module" src="https://lab.example/widgets/v1/login.js"></script>
<ta-provider gateway="https://lab.example" lang="en" theme="dark">
  <ta-login></ta-login>
</ta-provider>`,
    );
  });
});
