// Loaded into a server with `node --import`: when whoever started it is gone, however it went, its standard input
// closes, and the server stops as if it had been asked to. So no port and no data folder stays taken.
process.stdin.once('close', () => process.kill(process.pid, 'SIGTERM'));
process.stdin.resume();
process.stdin.unref?.();
