import { createServer } from 'node:net';
import type { AddressInfo, Socket } from 'node:net';

export interface TestMailServer {
  /** `smtp://127.0.0.1:<port>` */
  readonly url: string;
  /** Every mail whose bytes came, in order. */
  readonly received: { readonly to: string; readonly messageId: string; readonly source: string }[];
  /**
   * `hang`: accepts connections and says nothing; `drop`: takes a mail and ends the connection before it says so;
   * `refuse`: 550 for this address.
   */
  behave(as: { readonly hang?: boolean; readonly drop?: boolean; readonly refuse?: string }): void;
  /** Closes the port, and opens it again. */
  down(): Promise<void>;
  up(): Promise<void>;
  stop(): Promise<void>;
}

/** A mail server of RFC 5321's minimum, which breaks when it is told to. */
export async function startMailServer(): Promise<TestMailServer> {
  const received: { to: string; messageId: string; source: string }[] = [];
  const open = new Set<Socket>();
  let behaviour: Parameters<TestMailServer['behave']>[0] = {};
  const server = createServer((socket) => {
    open.add(socket);
    socket.once('close', () => open.delete(socket));
    socket.on('error', () => undefined);
    if (behaviour.hang) return;
    let to = '';
    let source: string | null = null;
    let rest = '';
    const say = (line: string) => void socket.write(`${line}\r\n`);
    const end = (text: string) => {
      received.push({ to, messageId: /^Message-ID: (.+)$/im.exec(text)?.[1]?.trim() ?? '', source: text });
      if (behaviour.drop) return void socket.destroy();
      say('250 accepted');
    };
    const take = (line: string) => {
      if (source !== null) {
        if (line !== '.') source += `${line}\r\n`;
        else {
          end(source);
          source = null;
        }
        return;
      }
      const [command = ''] = line.toUpperCase().split(/[ :]/);
      if (command === 'RCPT') to = /<([^>]*)>/.exec(line)?.[1] ?? '';
      if (command === 'RCPT' && to === behaviour.refuse) return say('550 5.1.1 no such user');
      if (command === 'DATA') {
        source = '';
        return say('354 go ahead');
      }
      if (command === 'QUIT') return void socket.end('221 bye\r\n');
      say('250 ok');
    };
    say('220 test');
    socket.on('data', (bytes: Buffer) => {
      const lines = (rest + bytes.toString('utf8')).split('\r\n');
      rest = lines.pop() ?? '';
      for (const line of lines) take(line);
    });
  });
  const listen = (port: number) =>
    new Promise<void>((resolve) => server.listen(port, '127.0.0.1', () => resolve()));
  const close = () =>
    new Promise<void>((resolve) => {
      server.close(() => resolve());
      for (const socket of open) socket.destroy();
    });
  await listen(0);
  const { port } = server.address() as AddressInfo;
  return {
    url: `smtp://127.0.0.1:${port}`,
    received,
    behave: (as) => void (behaviour = as),
    down: close,
    up: () => listen(port),
    stop: () => (server.listening ? close() : Promise.resolve()),
  };
}
