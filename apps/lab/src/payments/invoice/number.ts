/** Five digits at least (DET-08, CONST-09). */
export function paddedNumber(number: number): string {
  return String(number).padStart(5, '0');
}
