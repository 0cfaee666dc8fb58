import { describe, expect, it } from 'vitest';
import {
  chooseOrientation,
  chooseProfile,
  chooseSize,
  chooseUnit,
  isCompleteTemplate,
  measuresIn,
  noTemplateChoice,
  orientationOf,
  sizesOf,
  sizeUnits,
  templateProfiles,
} from './templateChoice.ts';

const size = (text: string, inches = '') => ({ size: text, inches });
const vertical = chooseSize(chooseOrientation(noTemplateChoice, 'vertical'), '20x30');
const complete = chooseProfile(vertical, 'sRGB');

describe('the template form', () => {
  it('LAY-38, CONST2-16: offers centimetres and inches, sRGB and AdobeRGB', () => {
    expect(sizeUnits).toEqual(['cm', 'in']);
    expect(templateProfiles).toEqual(['sRGB', 'AdobeRGB']);
  });

  it('LAY-18: the orientation sets the sizes', () => {
    const sizes = ['10x13', '10x10', '13x10', '40x50', 'x', '0x0'].map((text) => size(text));
    const of = (orientation: 'vertical' | 'square' | 'horizontal' | '') =>
      sizesOf(sizes, orientation).map((each) => each.size);
    expect(of('vertical')).toEqual(['10x13', '40x50']);
    expect(of('square')).toEqual(['10x10']);
    expect(of('horizontal')).toEqual(['13x10']);
    expect(of('')).toEqual([]);
  });

  it('LAY-32: another orientation clears the size, the same one nothing', () => {
    expect(chooseOrientation(complete, 'square')).toMatchObject({ size: '', profile: 'sRGB' });
    expect(chooseOrientation(complete, 'vertical')).toBe(complete);
  });

  it('LAY-18, LAY-32: horizontal clears the profile too', () =>
    expect(chooseOrientation(complete, 'horizontal')).toMatchObject({ size: '', profile: '' }));

  it('LAY-32: another unit keeps size and profile', () =>
    expect(chooseUnit(complete, 'in')).toEqual({ ...complete, unit: 'in' }));

  it('LAY-22: one size is chosen, of the orientation alone', () => {
    expect(chooseSize(vertical, '30x40').size).toBe('30x40');
    expect(chooseSize(vertical, '40x30')).toBe(vertical);
    expect(chooseSize(noTemplateChoice, '40x30')).toBe(noTemplateChoice);
  });

  it('LAY-22: a profile is chosen after a size', () => {
    expect(chooseProfile(noTemplateChoice, 'sRGB')).toBe(noTemplateChoice);
    expect(complete.profile).toBe('sRGB');
  });

  it('LAY-23: a template can be downloaded when everything is chosen', () => {
    expect(isCompleteTemplate(complete)).toBe(true);
    expect(isCompleteTemplate(vertical)).toBe(false);
    expect(isCompleteTemplate({ ...complete, size: '' })).toBe(false);
    expect(isCompleteTemplate(noTemplateChoice)).toBe(false);
  });

  it.each([
    ['LAY-19', '10x13', [4, 5]],
    ['LAY-19', '35x45', [13.75, 17.75]],
    ['LAY-20', '20x20', [7.75, 7.75]],
    ['LAY-21', '45x35', [17.75, 13.75]],
  ])('%s, LAY-32: %s cm in quarters of an inch', (_row, text, inches) => {
    expect(measuresIn(size(text), 'in')).toEqual(inches);
    expect(measuresIn(size(text), 'cm')).toEqual(text.split('x').map(Number));
  });

  it('LAY-32: the lab’s own inches count, unless they are no measure', () => {
    expect(measuresIn(size('20x30', '8x12'), 'in')).toEqual([8, 12]);
    expect(measuresIn(size('20x30', 'A4'), 'in')).toEqual([7.75, 11.75]);
  });

  it.each(['', '20', '20x', '20x0', '-1x2', '20 x 30', '1000x10', '2e1x30'])('%j is no size', (text) => {
    expect(orientationOf(text)).toBe('');
    expect(measuresIn(size(text), 'cm')).toBeNull();
  });
});
