import type { Socket } from 'node:net';
import { setImmediate, setTimeout as pause } from 'node:timers/promises';
import type { FastifyInstance } from 'fastify';
import type { Readiness } from './Readiness';

export interface StopTimes {
  /** ms for which a node that was told to stop goes on answering: until balancers have seen it. */
  graceMs: number;
  /** ms that answers under way get then, before they are cut. */
  limitMs: number;
}

/** ms between two looks for connections that have nothing more to do. */
const SWEEP_MS = 50;
/** ms that a new connection gets to say something: browsers open some for later. */
const SILENT_MS = 1000;

/**
 * The way in which a server stops, so that nothing is cut: it says that it is not ready and goes on
 * for a while, each answer asking for another connection the next time; then it takes no connection
 * any more, lets what is under way end, and sends streams elsewhere.
 */
export class Drain {
  /** Whether answers should say that their connection ends with them. */
  isUnderWay = false;
  /** Connections that there ever were. */
  accepted = 0;
  private readonly sockets = new Set<Socket>();
  private sweeping: NodeJS.Timeout | undefined;

  /** Hooks itself into a server, before its routes and streams do. */
  constructor(
    private readonly app: FastifyInstance,
    private readonly readiness: Readiness,
    private readonly times: StopTimes,
  ) {
    app.server.on('connection', (socket: Socket) => {
      this.accepted += 1;
      this.sockets.add(socket);
      socket.once('close', () => this.sockets.delete(socket));
    });
    app.addHook('preClose', () => this.closeDoor());
    app.addHook('onClose', async () => clearInterval(this.sweeping));
  }

  /** Connections that are open now. */
  get connections(): number {
    return this.sockets.size;
  }

  /** Says that the node stops; settled when the server may be closed. */
  async begin(): Promise<void> {
    this.isUnderWay = true;
    this.readiness.withdraw('stopping', 'This node is stopping.');
    await pause(this.times.graceMs);
  }

  private async closeDoor(): Promise<void> {
    const { server, log } = this.app;
    this.isUnderWay = true;
    // Connections that the system has taken for us already would be lost: they come in before this goes on.
    await setImmediate();
    server.close();
    const start = Date.now();
    this.sweeping = setInterval(() => {
      const elapsed = Date.now() - start;
      server.closeIdleConnections();
      if (elapsed > SILENT_MS)
        for (const socket of this.sockets) if (socket.bytesRead === 0) socket.destroy();
      if (elapsed > this.times.limitMs && this.sockets.size > 0) {
        log.warn(`${this.sockets.size} answers took too long for a node that stops, and were cut`);
        for (const socket of this.sockets) socket.destroy();
      }
    }, SWEEP_MS);
  }
}
