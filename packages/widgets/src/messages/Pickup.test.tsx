import { describe, expect, test } from 'vitest';
import { fakeLab } from '../../testing/fakeLab.ts';
import { frameIn, expectAfterTime, postFromFrame } from '../../testing/frame.ts';
import { renderSignedIn, labOrigin } from '../../testing/signedIn.tsx';
import { Pickup } from './Pickup.tsx';

const open = async () => {
  const rendered = await renderSignedIn(fakeLab(), <Pickup codice="26-11" contactId="77" />);
  const frame = await frameIn(rendered.container);
  return { ...rendered, frame, link: rendered.screen.getByRole('link', { name: 'Open in a new tab' }) };
};
const silent = /If nothing appears below, the courier doesn’t allow/;

describe('the courier’s page', () => {
  test('is framed at the configured address with both codes, and one link away (PICK-03)', async () => {
    const { frame, link } = await open();
    const address = `${labOrigin}/embed/pickup?codice=26-11&contact_id=77&lang=en`;
    expect(frame.src.split('#')[0]?.replace(/&nonce=[0-9a-f]{32}$/, '')).toBe(address);
    expect(frame.title).toBe('Courier pickup');
    await expect.element(link).toHaveAttribute('href', address);
    await expect.element(link).toHaveAttribute('target', '_blank');
  });

  test('is as high as it says, within reason, and 80 % of the window until then (PICK-03, PICK-04)', async () => {
    const { frame, screen } = await open();
    const frameHeight = () => frame.getBoundingClientRect().height;
    expect(frameHeight()).toBeGreaterThan(window.innerHeight * 0.75);
    postFromFrame(frame, { task: 'pickupHeight', height: 410 });
    await expect.poll(frameHeight).toBe(410);
    postFromFrame(frame, { task: 'pickupHeight', height: 15_000 });
    await expect.poll(frameHeight).toBe(4_000);
    postFromFrame(frame, { task: 'pickupHeight', height: 99 }, { origin: 'https://evil.test' });
    postFromFrame(frame, { task: 'pickupHeight', height: 98 }, { source: window });
    expect(frameHeight()).toBe(4_000);
    await expect.element(screen.getByText(silent)).not.toBeInTheDocument();
  });

  test('that says nothing in ten seconds may be a refused one: that is said, the frame stays (PICK-04)', async () => {
    const { frame, screen, letTimePass } = await open();
    // A browser says of a refused page that it was loaded.
    frame.dispatchEvent(new Event('load'));
    await expectAfterTime(letTimePass, screen.getByText(silent));
    expect(frame.isConnected).toBe(true);
    postFromFrame(frame, { task: 'pickupHeight', height: 410 });
    await expect.element(screen.getByText(silent)).not.toBeInTheDocument();
  });

  test('that does not come in ten seconds gives its place to the link (PICK-04)', async () => {
    const rendered = await renderSignedIn(fakeLab(), <Pickup codice="26-11" contactId="77" />);
    rendered.container.addEventListener('load', (event) => event.stopPropagation(), true);
    await frameIn(rendered.container);
    const late = rendered.screen.getByText('The courier’s page can’t be shown here.');
    await expectAfterTime(rendered.letTimePass, late);
    expect(rendered.container.querySelector('iframe')).toBeNull();
    await expect.element(rendered.screen.getByRole('link', { name: 'Open in a new tab' })).toBeVisible();
  });
});
