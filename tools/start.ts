import type { Server } from 'node:http';
import { createServer } from 'node:http';
import { NotReady } from './child.mjs';
import { freshPage, PAGE } from './page.ts';
import { serveFolder } from './serve.ts';

/** `localhost` is either, and a browser may try the one or the other. */
const LOCALHOST = ['127.0.0.1', '::1'];

function portAsked(): number {
  const asked = process.env.PORT ?? '8080';
  const port = /^\d{1,5}$/.test(asked) ? Number(asked) : Number.NaN;
  if (!(port <= 65_535)) throw new NotReady(`PORT is a whole number from 0 to 65535, not '${asked}'; 0 picks a free one`);
  return port;
}

/** Opens the servers on one port; resolves to that port. */
async function listen(servers: readonly Server[], hosts: readonly string[], asked: number): Promise<number> {
  let port = asked;
  for (const [index, server] of servers.entries()) {
    const open = await openPort(server, hosts[index] ?? '', port);
    if (open) port = open;
    else if (index === 0) throw new NotReady(`cannot listen on ${hosts[0]}`);
  }
  return port;
}

function openPort(server: Server, host: string, port: number): Promise<number | undefined> {
  return new Promise((resolve, reject) => {
    server.once('error', (fault: NodeJS.ErrnoException) => {
      if (fault.code === 'EADDRINUSE')
        reject(new NotReady(`port ${port} is taken: try PORT=${port + 1} npm start, or PORT=0 for a free one`));
      else if (fault.code === 'EACCES') reject(new NotReady(`port ${port} may not be used by you: try PORT=8080 npm start`));
      else resolve(undefined);
    });
    server.listen(port, host, () => {
      const address = server.address();
      resolve(typeof address === 'object' && address ? address.port : port);
    });
  });
}

/** Stops at once, whoever is still connected, and when the process that started us is gone. */
function stopOnSignal(servers: readonly Server[]): void {
  const parent = process.ppid;
  const stop = () => {
    for (const server of servers) server.close().closeAllConnections();
    process.exit(0);
  };
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, stop);
  setInterval(() => process.ppid !== parent && stop(), 200).unref();
}

async function start(): Promise<void> {
  const asked = portAsked();
  await freshPage();
  const hosts = process.env.HOST ? [process.env.HOST] : LOCALHOST;
  const answer = serveFolder(PAGE);
  const servers = hosts.map(() => createServer(answer));
  stopOnSignal(servers);
  const port = await listen(servers, hosts, asked);
  process.stdout.write(`Flagplot is at http://${process.env.HOST ?? 'localhost'}:${port} (Ctrl-C stops it)\n`);
}

try {
  await start();
} catch (fault) {
  if (!(fault instanceof NotReady)) throw fault;
  process.stderr.write(`${fault.message}\n`);
  process.exit(1);
}
