/** Serves the bench worker with our match object until it is told to end: `node server.mjs PORT`. */
import process from 'node:process';
import { serve } from '../src/serve.ts';

const server = await serve('ours', Number(process.argv[2] ?? 0));
for (const signal of ['SIGINT', 'SIGTERM'])
  process.on(signal, async () => {
    await server.stop();
    process.exit(0);
  });
console.log(`ready at ${server.url}`);
