/** A PDF by hand: empty pages of so many millimetres, with a table in plain text. */
export function plainPdf(
  pages: readonly { readonly media: readonly [number, number]; readonly more?: string }[],
  { trailer = '', bytes = 0 }: { readonly trailer?: string; readonly bytes?: number } = {},
): Uint8Array {
  const points = (millimetres: number) => ((millimetres / 25.4) * 72).toFixed(3);
  const objects = [
    '<< /Type /Catalog /Pages 2 0 R >>',
    `<< /Type /Pages /Count ${pages.length} /Kids [${pages.map((_, index) => `${index + 3} 0 R`).join(' ')}] >>`,
    ...pages.map(
      ({ media: [width, height], more = '' }) =>
        `<< /Type /Page /Parent 2 0 R /MediaBox [0 0 ${points(width)} ${points(height)}] ${more}>>`,
    ),
  ];
  return pdfOf(objects, { trailer, comment: 'x'.repeat(bytes) });
}

/** A PDF by hand: its objects from number 1, the catalogue first. A byte a letter. */
export function pdfOf(
  objects: readonly string[],
  { trailer = '', comment = '' }: { readonly trailer?: string; readonly comment?: string } = {},
): Uint8Array {
  let text = `%PDF-1.7\n%${comment}\n`;
  const places = objects.map((object, index) => {
    const at = text.length;
    text += `${index + 1} 0 obj\n${object}\nendobj\n`;
    return `${String(at).padStart(10, '0')} 00000 n \n`;
  });
  const table = text.length;
  text += `xref\n0 ${objects.length + 1}\n0000000000 65535 f \n${places.join('')}`;
  text += `trailer\n<< /Size ${objects.length + 1} /Root 1 0 R ${trailer}>>\nstartxref\n${table}\n%%EOF\n`;
  return Uint8Array.from(text, (letter) => letter.charCodeAt(0));
}

/** A stream with its entries. */
export const streamOf = (data: string, entries = '') =>
  `<< /Length ${data.length} ${entries}>>\nstream\n${data}\nendstream`;

export const sourceOf = (bytes: Uint8Array) => ({
  size: bytes.length,
  read: (at: number, length: number) => Promise.resolve(bytes.subarray(at, at + length)),
});

/** A PDF with one page, whose contents are the object 4; what it names is in `resources`. */
export const onePage = (more: readonly string[], resources = '') =>
  pdfOf([
    '<< /Pages 2 0 R >>',
    '<< /Kids [3 0 R] >>',
    `<< /Contents 4 0 R /Resources << ${resources} >> >>`,
    ...more,
  ]);
