// Stand-in for a mail server: STARTTLS, a name and a password, and each mail becomes a file.
// Usage: node mailCatcher.mjs <port> <folder> <key> <certificate> <password>
import { createWriteStream, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { SMTPServer } from 'smtp-server';

const [port, folder, key, certificate, password] = process.argv.slice(2);
let count = 0;
new SMTPServer({
  key: readFileSync(key),
  cert: readFileSync(certificate),
  onAuth(auth, _session, done) {
    const isKnown = auth.username === 'lab' && auth.password === password;
    done(isKnown ? null : new Error('wrong name or password'), { user: 'lab' });
  },
  onData(stream, _session, done) {
    count += 1;
    stream.pipe(createWriteStream(join(folder, `${count}.eml`))).on('finish', () => done());
  },
}).listen(Number(port), '127.0.0.1');
