/** A PDF with so many pages of 30 × 30 spreads. */
export function bookFile(name: string, pages: number): File {
  const kids = Array.from({ length: pages }, (_, index) => `${index + 3} 0 R`).join(' ');
  const page = '<< /Type /Page /Parent 2 0 R /MediaBox [0 0 1717.795 867.402] >>';
  const objects = ['<< /Type /Catalog /Pages 2 0 R >>', `<< /Type /Pages /Count ${pages} /Kids [${kids}] >>`];
  for (let index = 0; index < pages; index += 1) objects.push(page);
  let text = '%PDF-1.7\n';
  const places = objects.map((object, index) => {
    const at = String(text.length).padStart(10, '0');
    text += `${index + 1} 0 obj\n${object}\nendobj\n`;
    return `${at} 00000 n \n`;
  });
  const table = `xref\n0 ${objects.length + 1}\n0000000000 65535 f \n${places.join('')}`;
  const trailer = `trailer\n<< /Size ${objects.length + 1} /Root 1 0 R >>\nstartxref\n${text.length}\n%%EOF\n`;
  return new File([text + table + trailer], name, {
    type: 'application/pdf',
    lastModified: 1_700_000_000_000,
  });
}
