import { join } from 'node:path';
import { labFolder } from '../src/base/labFolder.ts';
import type { Settings } from '../src/server/settings.ts';
import { startLab } from '../src/server/startLab.ts';
import type { RunningLab, StartOptions } from '../src/server/startLab.ts';
import { fillDemonstration } from './fill.ts';
import { addDemonstrationPages } from './pages/addPages.ts';
import { demonstrationPriceLists } from './prices.ts';

/** Starts a lab with the data, prices and pages of the demonstration. */
export function startDemonstration(
  settings: Settings,
  options: Omit<StartOptions, 'purpose' | 'prices' | 'fill' | 'addPages' | 'contactPath' | 'picturesFolder'>,
): Promise<RunningLab> {
  return startLab(settings, {
    ...options,
    purpose: 'demonstration',
    prices: demonstrationPriceLists,
    fill: fillDemonstration,
    addPages: addDemonstrationPages,
    contactPath: '/contact/',
    picturesFolder: join(labFolder, 'pictures'),
  });
}
