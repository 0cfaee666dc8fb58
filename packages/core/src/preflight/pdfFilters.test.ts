import { describe, expect, it } from 'vitest';
import { onePage, sourceOf, streamOf } from '../../test/pdf.ts';
import { readPdfColours } from './index.ts';

const read = (bytes: Uint8Array) => readPdfColours(sourceOf(bytes), () => 0);

describe('how streams are packed (ISO 32000-1, 7.4)', () => {
  const said = '0 1 0 0 k 0 0 9 9 re f';
  const hex = (text: string) =>
    Array.from(text, (letter) => letter.charCodeAt(0).toString(16).padStart(2, '0')).join('') + '>';
  const runs = `${String.fromCharCode(said.length - 1)}${said}\xfd \x80`;
  // Made with other programs; the third has codes of 9 and 10 bits.
  const flate = atob('eJwzUDBUMADCbDBpCYRFqQppAC2/BHw=');
  const ascii85 = '0H`(m0H`%lCEP;R0H`@u3?W?R+D(~>';
  const lzw = atob(
    [
      'gAwEECNgKGY3EAxEEFG40EEOgoxhQ5hYKGg4hI2io4GogGUdgoyGQgGcago1ig0ikFHMaG0QgwzEA4hUMgUSisIGcjgo',
      '0hw1kAKmkzggKGMYo8VoEPhEskY3jEhikiio2jQ1psGEFBGkCn05hEcioxhwzlYKGsKHEwHEYGk8BUfj1VkY1mUsigxr',
      'MlEA3uA3mVdsc3oo0hA3mtChw0oIyhWOpUYtsVHMdG1Rg11oo2igzmEaGWFmWYHECHFZvV9s41h2AykKzkVGUYG1ZG2W',
      'rMj2MFs19u4KG8aG9nGOjrI100bhGh2Vlz8K5GU2mYGcdycMkeQlkPrnCxI4mQxovMwUnw9wHMO1O86G/y9zk8PuFvmc',
      'w4ck4kasUnwMwHKBMahCsKqhyqIivrqLcrIbo6pKIpG0qKpUraghwjSdtk8LEhs0zEhyhCXoqzyHrOxCSJMoSPK5BsUB',
      'wkbiJSpSNQ8mSihmm6qoQmCHLOGiFBjFCoRUsaOr4k6RwmgocIpEKQv1DcNIqgUMN5ASgoaoixx+zCLqYjaOyEkLsrgl',
      'CtqylqtxE/qctNK78Qkhy1o2hT6IijEyI6uzKJG9a4oovyqo08qtPFCSBRMhkdKCsiPMStKZtI6bZTyzaRxGvCPRs/Sc',
      'uMwbVQkw7fzk3a4tg47aTOyyzww1yCti+9XJmrIaNGjaBOYiKdJg1itqKHLYMw2dIKqjrtLi7kRT+xLgoSorioeoro0B',
      'JSET6GSfvcx7pPlETrPtSyzoo/aLUEtiZKDHCBIENaB3aiiKDkMoQDMgIA==',
    ].join(''),
  );
  it.each([
    ['zlib', flate, '/Filter /FlateDecode '],
    ['LZW', lzw, '/Filter /LZWDecode '],
    ['letters', ascii85, '/Filter /ASCII85Decode '],
    ['digits', hex(said), '/Filter [/ASCIIHexDecode] '],
    ['runs', runs, '/Filter /RunLengthDecode '],
    ['zlib in digits', hex(flate), '/Filter [/ASCIIHexDecode /FlateDecode] /DecodeParms [null null] '],
    ['nothing', said, '/Filter null '],
  ])('%s', async (_name, data, entries) => {
    expect(await read(onePage([streamOf(data, entries)]))).toEqual([{ page: 1, model: 'cmyk' }]);
  });
});
