/** One line of a simple document. */
export interface PdfLine {
  readonly text: string;
  readonly style?: 'title' | 'heading' | 'row';
}

const width = 595;
const height = 842;
const margin = 64;
const sizes = { title: 24, heading: 14, row: 11, text: 11 } as const;
const charactersInLine = 88;

/** A plain A4 document of text: Helvetica, Latin letters, as many pages as needed. */
export function plainPdf(title: string, lines: readonly PdfLine[]): Buffer {
  const pages = paginate(lines.flatMap(wrap));
  const objects: string[] = [];
  const add = (content: string) => objects.push(content);
  const first = 5;
  add('<< /Type /Catalog /Pages 2 0 R >>');
  add(
    `<< /Type /Pages /Kids [${pages.map((_, index) => `${first + index * 2} 0 R`).join(' ')}] /Count ${pages.length} >>`,
  );
  add('<< /Type /Font /Subtype /Type1 /BaseFont /Helvetica /Encoding /WinAnsiEncoding >>');
  add(`<< /Title (${escape(title)}) /Producer (Stamperia Lume) >>`);
  for (const [index, page] of pages.entries()) {
    const content = draw(page);
    add(
      `<< /Type /Page /Parent 2 0 R /MediaBox [0 0 ${width} ${height}] /Resources << /Font << /F1 3 0 R >> >> /Contents ${first + index * 2 + 1} 0 R >>`,
    );
    add(`<< /Length ${content.length} >>\nstream\n${content}\nendstream`);
  }
  return assemble(objects);
}

function wrap(line: PdfLine): PdfLine[] {
  const most = Math.floor((charactersInLine * sizes.text) / sizes[line.style ?? 'text']);
  const rows: string[] = [''];
  for (const word of line.text.split(' ')) {
    const last = rows[rows.length - 1] ?? '';
    if (last !== '' && last.length + word.length >= most) rows.push(word);
    else rows[rows.length - 1] = last === '' ? word : `${last} ${word}`;
  }
  return rows.map((text) => ({ ...line, text }));
}

const heightOf = ({ style }: PdfLine) => sizes[style ?? 'text'] * (style === 'heading' ? 2.2 : 1.6);

function paginate(lines: readonly PdfLine[]): PdfLine[][] {
  const pages: PdfLine[][] = [[]];
  let remaining = height - 2 * margin;
  for (const line of lines) {
    remaining -= heightOf(line);
    if (remaining < 0) {
      pages.push([]);
      remaining = height - 2 * margin - heightOf(line);
    }
    pages[pages.length - 1]?.push(line);
  }
  return pages;
}

function draw(lines: readonly PdfLine[]): string {
  let y = height - margin;
  return lines
    .map((line) => {
      y -= heightOf(line);
      return `BT /F1 ${sizes[line.style ?? 'text']} Tf ${margin} ${y.toFixed(1)} Td (${escape(line.text)}) Tj ET`;
    })
    .join('\n');
}

/** Letters outside Latin-1 that WinAnsi has at other code points. */
const moved: Readonly<Record<string, string>> = {
  '€': '\\200',
  '‘': '\\221',
  '’': '\\222',
  '“': '\\223',
  '”': '\\224',
  '–': '\\226',
  '—': '\\227',
  '…': '\\205',
  '\u202f': ' ',
  '−': '-',
};

function escape(text: string): string {
  return [...text]
    .map((letter) => {
      const winAnsi = moved[letter];
      if (winAnsi !== undefined) return winAnsi;
      if (/[\\()]/.test(letter)) return `\\${letter}`;
      const code = letter.codePointAt(0) ?? 63;
      if (code > 255 || code < 32) return '?';
      return code > 126 ? `\\${code.toString(8)}` : letter;
    })
    .join('');
}

function assemble(objects: readonly string[]): Buffer {
  let body = '%PDF-1.4\n';
  const offsets = objects.map((content, index) => {
    const at = body.length;
    body += `${index + 1} 0 obj\n${content}\nendobj\n`;
    return at;
  });
  const table = offsets.map((at) => `${String(at).padStart(10, '0')} 00000 n \n`).join('');
  const start = body.length;
  const count = objects.length + 1;
  body += `xref\n0 ${count}\n0000000000 65535 f \n${table}trailer\n<< /Size ${count} /Root 1 0 R /Info 4 0 R >>\nstartxref\n${start}\n%%EOF\n`;
  return Buffer.from(body, 'latin1');
}
