// Loaded into a server with `node --import`. The server's standard input closes when its parent ends, for whatever
// reason; the server then stops as if it had been asked to, so that no port and no data folder stays taken.
process.stdin.once('close', () => process.kill(process.pid, 'SIGTERM'));
process.stdin.resume();
process.stdin.unref?.();
