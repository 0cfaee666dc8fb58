import { createInterface } from 'node:readline';
import { Writable } from 'node:stream';

type Input = NodeJS.ReadableStream & { readonly isTTY?: boolean };

/**
 * The first line of the input: typed unseen at a terminal, or piped into the process. Never an argument, which the list
 * of processes shows to every user of the machine.
 */
export async function readPassword(
  question: string,
  input: Input = process.stdin,
  output: NodeJS.WritableStream = process.stderr,
): Promise<string> {
  if (!input.isTTY) {
    const lines = createInterface({ input });
    for await (const line of lines) return line;
    return '';
  }
  output.write(question);
  // At a terminal, readline echoes what is typed to its output: this one drops it.
  const unseen = new Writable({ write: (_chunk, _encoding, done) => done() });
  const lines = createInterface({ input, output: unseen, terminal: true });
  return new Promise((resolve, reject) => {
    lines.once('SIGINT', () => {
      lines.close();
      output.write('\n');
      reject(new Error('ta: interrupted'));
    });
    lines.question('', (typed) => {
      lines.close();
      output.write('\n');
      resolve(typed);
    });
  });
}
