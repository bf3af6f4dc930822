// `npm run bench`: prints the table of figures; a placeholder until the first benchmark is written.
import { stdout } from 'node:process';

stdout.write('no benchmarks yet\n');
