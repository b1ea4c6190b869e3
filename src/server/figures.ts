import { createServer } from 'node:http';
import { collectDefaultMetrics, Counter, Gauge, Histogram, Registry } from 'prom-client';

/** Seconds. */
const durations = [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10];

/** Connections of one pool, and how many wait for one. */
export interface PoolUse {
  total: number;
  idle: number;
  waiting: number;
}

/** Figures that this server counts about itself; they hold nobody's name or address. */
export class Figures {
  readonly #registry = new Registry();
  readonly #requests = new Histogram({
    name: 'portal_request_duration_seconds',
    help: 'Time from the request to the end of its answer, by the address as routes have it.',
    labelNames: ['method', 'route', 'status'],
    buckets: durations,
    registers: [this.#registry],
  });
  readonly #vitals = new Histogram({
    name: 'portal_page_vital_seconds',
    help: 'How fast pages were for those who opened them, by vital and page.',
    labelNames: ['vital', 'page'],
    buckets: [0.1, 0.2, 0.5, 0.8, 1, 1.8, 2.5, 3, 4, 8],
    registers: [this.#registry],
  });
  readonly #brokenOff = new Counter({
    name: 'portal_requests_broken_off_total',
    help: 'Requests that their callers did not wait for.',
    registers: [this.#registry],
  });
  readonly #jobs = new Counter({
    name: 'portal_job_runs_total',
    help: 'Runs of what is done beside requests, by their outcome.',
    labelNames: ['job', 'outcome'],
    registers: [this.#registry],
  });
  readonly #jobTimes = new Gauge({
    name: 'portal_job_last_success_timestamp_seconds',
    help: 'When a run last succeeded.',
    labelNames: ['job'],
    registers: [this.#registry],
  });

  constructor() {
    collectDefaultMetrics({ register: this.#registry });
  }

  request(method: string, route: string, status: number, milliseconds: number): void {
    this.#requests.observe({ method, route, status }, milliseconds / 1_000);
  }

  vital(vital: string, page: string, milliseconds: number): void {
    this.#vitals.observe({ vital, page }, milliseconds / 1_000);
  }

  brokenOff(): void {
    this.#brokenOff.inc();
  }

  job(job: string, outcome: 'done' | 'failed', now: Date): void {
    this.#jobs.inc({ job, outcome });
    if (outcome === 'done') this.#jobTimes.set({ job }, now.getTime() / 1_000);
  }

  /** Reports how the pools of connections are used whenever the figures are read. */
  watchPools(usage: () => Record<string, PoolUse>): void {
    const gauge: Gauge = new Gauge({
      name: 'portal_database_connections',
      help: 'Connections to the database by pool: open, open and free, and requests that wait for one.',
      labelNames: ['pool', 'state'],
      registers: [this.#registry],
      collect: () => {
        for (const [pool, use] of Object.entries(usage()))
          for (const [state, value] of Object.entries(use)) gauge.set({ pool, state }, value);
      },
    });
  }

  watchHub(count: () => number): void {
    const gauge: Gauge = new Gauge({
      name: 'portal_hub_connections',
      help: 'Open realtime connections of this server.',
      registers: [this.#registry],
      collect: () => gauge.set(count()),
    });
  }

  /** Serves them to Prometheus. Returns how to stop it. */
  async listen(host: string, port: number): Promise<() => void> {
    const server = createServer((request, response) => {
      if (request.method !== 'GET' || request.url?.split('?')[0] !== '/metrics')
        return response.writeHead(404).end();
      this.#registry.metrics().then(
        (text) => response.setHeader('content-type', this.#registry.contentType).end(text),
        () => response.writeHead(500).end(),
      );
    });
    await new Promise<void>((resolve, reject) =>
      server.once('error', reject).listen(port, host, resolve),
    );
    return () => void server.close().closeAllConnections();
  }
}
