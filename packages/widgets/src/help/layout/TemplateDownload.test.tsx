import { describe, expect, onTestFinished, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { renderAsCustomer } from '../../../testing/customer.tsx';
import type { CustomerOptions } from '../../../testing/customer.tsx';
import { wireTemplates } from './fixtures.ts';
import sheet from './layout.css?inline';
import { layoutHelpTexts } from './layoutHelpStrings.ts';
import { TemplateDownload } from './TemplateDownload.tsx';

const sizes = [
  ['20x30', '8x12'],
  ['30x40', ''],
  ['20x20', '8x8'],
  ['30x20', '12x8'],
].map(([size = '', inches = '']) => ({ size, inches }));

/** Draws the form for a lab with these templates, and collects the names of files that are saved. */
async function open({ answers: more = {}, ...options }: Omit<CustomerOptions, 'bundles'> = {}) {
  const saved: string[] = [];
  const click = vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function click(
    this: HTMLAnchorElement,
  ) {
    saved.push(this.download);
  });
  onTestFinished(() => click.mockRestore());
  const answers: Record<string, unknown> = { '/customer/templates': wireTemplates, ...more };
  const drawn = await renderAsCustomer(<TemplateDownload sizes={sizes} />, {
    ...options,
    bundles: [layoutHelpTexts],
    answers,
  });
  const look = new CSSStyleSheet();
  look.replaceSync(sheet);
  document.adoptedStyleSheets = [...document.adoptedStyleSheets, look];
  const { screen } = drawn;
  const field = (name: string) => screen.getByLabelText(name, { exact: true });
  const optionsOf = (name: string) =>
    [...(field(name).element() as HTMLSelectElement).options]
      .filter(({ disabled }) => !disabled)
      .map(({ text }) => text);
  const button = screen.getByRole('button', { name: 'Download' });
  return { ...drawn, answers, saved, field, optionsOf, button };
}

describe('the template form', () => {
  test('LAY-18, LAY-22, LAY-23: each choice opens the next; Download waits for all of them', async () => {
    const { field, optionsOf, button } = await open();
    await expect.element(field('Size')).toBeDisabled();
    await expect.element(field('Colour profile')).toBeDisabled();
    await expect.element(button).toBeDisabled();
    await field('Orientation').selectOptions('Vertical');
    expect(optionsOf('Size').map((text) => text.replaceAll('\u00a0', ' '))).toEqual([
      '20 × 30 cm',
      '30 × 40 cm',
    ]);
    await expect.element(field('Colour profile')).toBeDisabled();
    await field('Size').selectOptions('20x30');
    expect(optionsOf('Colour profile')).toEqual(['sRGB', 'AdobeRGB']);
    await expect.element(button).toBeDisabled();
    await field('Colour profile').selectOptions('sRGB');
    await expect.element(button).toBeEnabled();
    await field('Orientation').selectOptions('Square');
    await expect.element(button).toBeDisabled();
  });

  test('LAY-33, GW-23: the template of the choice is noted, and saved under its name', async () => {
    const { screen, field, optionsOf, button, saved, requests } = await open({
      answers: { '/download/templates/wedding-20x30cm.svg': '<svg/>' },
    });
    await field('Orientation').selectOptions('Vertical');
    await field('Size').selectOptions('20x30');
    await field('Colour profile').selectOptions('sRGB');
    await expect.element(screen.getByRole('status')).toHaveTextContent('Vertical, 20 × 30 cm, sRGB');
    expect(optionsOf('Template')).toEqual(['Wedding Book · PDF', 'Wedding Book · SVG', 'Go Book · PDF']);
    await field('Template').selectOptions('Wedding Book · SVG');
    await button.click();
    await expect.poll(() => saved).toEqual(['wedding-20x30cm.svg']);
    expect(requests.slice(-2).map(({ path, sent }) => [path.split('/customer/')[1], sent])).toEqual([
      ['download-file', '{"id_file":"templates/wedding-20x30cm.svg"}'],
      [
        'download/templates/wedding-20x30cm.svg',
        'endpoint=%2Fapi%2Fcustomer%2Fdownload%2Ftemplates%2Fwedding-20x30cm.svg&lang=en',
      ],
    ]);
  });

  test('LAY-32: another unit keeps the choice; horizontal clears size and profile', async () => {
    const { field, button, saved } = await open({
      answers: { '/download/templates/wedding-8x12in.pdf': '%PDF' },
    });
    await field('Orientation').selectOptions('Vertical');
    await field('Size').selectOptions('20x30');
    await field('Colour profile').selectOptions('sRGB');
    await field('Unit').selectOptions('Inches (in)');
    await expect.element(field('Size')).toHaveDisplayValue('8\u00a0×\u00a012\u00a0in');
    await button.click();
    await expect.poll(() => saved).toEqual(['wedding-8x12in.pdf']);
    await field('Orientation').selectOptions('Horizontal');
    await expect.element(field('Size')).toHaveValue('');
    await expect.element(field('Colour profile')).toHaveValue('');
    await expect.element(field('Colour profile')).toBeDisabled();
  });

  test('LAY-33: where no file matches the form says so, without a button that does nothing', async () => {
    const { screen, field, button } = await open();
    await field('Orientation').selectOptions('Square');
    await field('Size').selectOptions('20x20');
    await field('Colour profile').selectOptions('AdobeRGB');
    await expect.element(screen.getByText(/There is no template for this choice/)).toBeVisible();
    await expect.element(button).not.toBeInTheDocument();
    await field('Orientation').selectOptions('Vertical');
    await field('Size').selectOptions('20x30');
    await expect.element(button).toBeEnabled();
  });

  test('a failed download says so and is tried again', async () => {
    const { screen, field, button, saved, answers } = await open({ answers: { '/templates/go.pdf': 503 } });
    await field('Orientation').selectOptions('Vertical');
    await field('Size').selectOptions('20x30');
    await field('Colour profile').selectOptions('sRGB');
    await field('Template').selectOptions('Go Book · PDF');
    await button.click();
    await expect.element(screen.getByRole('alert')).toHaveTextContent('Couldn’t download the template');
    answers['/templates/go.pdf'] = '%PDF';
    await screen.getByRole('button', { name: 'Retry' }).click();
    await expect.poll(() => saved).toEqual(['go.pdf']);
    await expect.element(screen.getByRole('alert')).not.toBeInTheDocument();
  });

  test('the whole form is filled in by keyboard', async () => {
    const { field, saved } = await open({ answers: { '/download/t/go-wide.pdf': '%PDF' } });
    await expect.element(field('Orientation')).toBeVisible();
    (field('Orientation').element() as HTMLElement).focus();
    await userEvent.keyboard('h{Tab}{Tab}');
    await expect.element(field('Size')).toHaveFocus();
    await userEvent.keyboard('3{Tab}s{Tab}{Enter}');
    await expect.poll(() => saved).toEqual(['go-wide.pdf']);
  });

  test('a lab without templates and a visitor: says what would be there', async () => {
    const none = await open({ answers: { '/customer/templates': { downloads_new: { templates: {} } } } });
    await expect.element(none.screen.getByText('No templates yet')).toBeVisible();
    none.remove();
    const visitor = await open({ nobody: true });
    await expect.element(visitor.screen.getByText('Sign in to download templates.')).toBeVisible();
    expect(visitor.requests.some(({ path }) => path.endsWith('/templates'))).toBe(false);
  });

  test.each(['it', 'es', 'fr', 'de'] as const)('in %s at 320 px nothing is cut off', async (language) => {
    await page.viewport(320, 700);
    onTestFinished(() => page.viewport(1000, 800));
    const { container } = await open({ language });
    await expect.poll(() => container.querySelectorAll('select').length).toBe(4);
    expect(container.textContent).not.toContain('Download a template');
    expect(container.scrollWidth).toBeLessThanOrEqual(container.clientWidth);
  });
});
