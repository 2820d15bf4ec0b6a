// How the program ends: when all it has said has been taken off its hands, and at once where nobody reads on.

/** Ends the program once both of its streams are empty, however slow they are read, and whatever it still listens to. */
export async function leave(code: number): Promise<never> {
  await Promise.all([process.stdout, process.stderr].map(untilEmpty));
  process.exit(code);
}

/** Until what was written is gone: to the reader, or because there is none any more. */
function untilEmpty(stream: NodeJS.WriteStream): Promise<void> {
  return new Promise(resolve => {
    if (stream.destroyed || stream.writableEnded) resolve();
    else {
      stream.once('error', () => resolve());
      stream.write('', () => resolve());
    }
  });
}

/** A reader that has seen enough is no error: what is read nowhere any more need not be worked out. */
export function allowEarlyReaders(): void {
  process.stdout.on('error', error => {
    demandEarlyReader(error);
    process.exit(0);
  });
  process.stderr.on('error', demandEarlyReader);
}

/** A pipe that nobody reads on, or a terminal that is gone. */
const GONE: readonly unknown[] = ['EPIPE', 'EIO'];

function demandEarlyReader(error: Error): void {
  if (!GONE.includes(Reflect.get(error, 'code'))) throw error;
}
