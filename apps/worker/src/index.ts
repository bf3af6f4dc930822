/** The worker's entry in production. */
import { createApp } from './app.ts';

export { Makers } from './makers.ts';
export { Relay } from './match/relay.ts';
export { MatchRoom } from './match/room.ts';

const app = createApp();

export default app;
