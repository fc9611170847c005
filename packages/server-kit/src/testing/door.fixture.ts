import { once } from 'node:events';
import { type AddressInfo, connect, createServer, type Socket } from 'node:net';

export interface Door {
  /** The database by way of the door. */
  readonly url: string;
  open(): void;
  /** Shuts it and resolves with the moments of the next `count` knocks. */
  shut(count: number): Promise<number[]>;
  close(): void;
}

/** A database behind a door that can be shut, as when its server is away; it notes when somebody knocks. */
export async function doorOf(databaseUrl: string): Promise<Door> {
  const { hostname, port, username, password, pathname } = new URL(databaseUrl);
  const sockets = new Set<Socket>();
  const knocks: number[] = [];
  let isOpen = true;
  let knocked = (): void => undefined;
  const door = createServer((socket) => {
    knocks.push(performance.now());
    knocked();
    if (!isOpen) return void socket.destroy();
    const inner = connect(Number(port), hostname);
    sockets.add(socket);
    for (const end of [socket, inner]) end.on('error', () => undefined);
    socket.pipe(inner).pipe(socket);
    socket.once('close', () => inner.destroy());
  }).listen(0, '127.0.0.1');
  await once(door, 'listening');
  return {
    url: `postgresql://${username}:${password}@127.0.0.1:${(door.address() as AddressInfo).port}${pathname}`,
    open: () => void (isOpen = true),
    async shut(count: number): Promise<number[]> {
      isOpen = false;
      knocks.length = 0;
      for (const socket of sockets) socket.destroy();
      while (knocks.length < count) await new Promise<void>((resolve) => (knocked = resolve));
      return knocks.slice(0, count);
    },
    close: () => void door.close(),
  };
}
