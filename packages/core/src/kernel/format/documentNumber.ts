/** Number of an invoice or shipping document with at least five digits (PAY-12, DET-08); other text stays as it is. */
export function documentNumber(number: string): string {
  const text = number.trim();
  return /^\d+$/.test(text) ? text.padStart(5, '0') : text;
}
