/** Sizes of templates in cm, vertical, square and horizontal (LAY-19 to LAY-21). Their inches are converted. */
export const layoutSizes: readonly string[] = [
  ...['10x13', '15x20', '20x30', '25x35', '30x40', '35x45', '40x50'],
  ...['10x10', '15x15', '20x20', '25x25', '30x30', '35x35', '40x40'],
  ...['13x10', '20x15', '30x20', '35x25', '40x30', '45x35'],
];
