import { expect, test } from 'vitest';
import { wireAnswer, wireProduct } from '../../../core/test/configurator.ts';
import { openConfigurator } from '../../testing/configuratorPage.tsx';

test('CONST2-20: beside the images of a layout by the lab stands how many go well with its style and pages', async () => {
  const option = { part: 'layout', when: [], choices: [] };
  const options = [
    { ...option, name: 'Images', label: 'Number of images', kind: 'number', least: 1, most: 600 },
  ];
  const layout_styles = [{ style: 'studio', images: [{ pages: 20, least: 20, most: 40 }] }];
  const layout = { LayoutBy: 'lab', LayoutStyle: 'studio' };
  const answers: Record<string, unknown> = {
    '/configurator/product/10': wireProduct({ options, layout_styles }),
    '/configurator/price': wireAnswer({ ...layout, Images: 60 }),
  };
  const { screen } = await openConfigurator({ answers });
  const images = screen.getByRole('spinbutton', { name: 'Number of images' });
  await expect
    .element(images)
    .toHaveAccessibleDescription('1 to 600. Recommended for 20 pages: 20–40. You have chosen more.');
  answers['/configurator/price'] = wireAnswer({ ...layout, Images: 30 });
  await images.fill('30');
  await expect
    .element(images)
    .toHaveAccessibleDescription('1 to 600. Recommended for 20 pages: 20–40. Your number fits.');
  answers['/configurator/price'] = wireAnswer({ LayoutBy: 'own', Images: 31 });
  await images.fill('31');
  await expect.element(images).toHaveAccessibleDescription('1 to 600');
});
