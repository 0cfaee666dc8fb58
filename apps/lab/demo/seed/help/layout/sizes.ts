/**
 * Sizes of templates in cm, vertical, square and horizontal (LAY-19 to LAY-21), each with the size in inches that it is
 * sold as (LAY-32).
 */
export const layoutSizes: readonly (readonly [string, string])[] = [
  ['10x13', '4x5'],
  ['15x20', '6x8'],
  ['20x30', '8x12'],
  ['25x35', '10x14'],
  ['30x40', '12x16'],
  ['35x45', '14x18'],
  ['40x50', '16x20'],
  ['10x10', '4x4'],
  ['15x15', '6x6'],
  ['20x20', '8x8'],
  ['25x25', '10x10'],
  ['30x30', '12x12'],
  ['35x35', '14x14'],
  ['40x40', '16x16'],
  ['13x10', '5x4'],
  ['20x15', '8x6'],
  ['30x20', '12x8'],
  ['35x25', '14x10'],
  ['40x30', '16x12'],
  ['45x35', '18x14'],
];
