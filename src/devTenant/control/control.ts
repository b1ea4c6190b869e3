import { setTimeout as wait } from 'node:timers/promises';
import { decoded } from '#shared/rules/values/decoded';
import type { Answer, Handler, Received } from '../http/message';
import { defaultRegistration, type RegistrationSwitches } from '../identity/registration';
import type { IdentitySwitches } from '../identity/switches';
import { defaultSwitches } from '../identity/switches';
import type { Exchange, RequestRecord, ServiceName } from './exchange';
import { exchangeOf } from './exchangeOf';
import { failureAnswer, matches, type Failure } from './failure';
import { defaultHostSwitches, type HostSwitches } from '../host/hostSwitches';
import { defaultGraphSwitches, type GraphSwitches } from './graphSwitches';
import { defaultDriveSwitches, type DriveSwitches } from './driveSwitches';
import { UnitBudget } from './unitBudget';
import { defaultSharePointSwitches, type SharePointSwitches } from './sharePointSwitches';

const maxRecords = 20_000;

/** Control over the services for tests and demonstrations, with the records of the requests. */
export class Control {
  readonly identity: IdentitySwitches = defaultSwitches();
  readonly registration: RegistrationSwitches = defaultRegistration();
  readonly graph: GraphSwitches = defaultGraphSwitches();
  readonly sharePoint: SharePointSwitches = defaultSharePointSwitches();
  readonly drive: DriveSwitches = defaultDriveSwitches();
  readonly host: HostSwitches = defaultHostSwitches();
  /** Milliseconds before each answer, by service. */
  readonly latency: Record<ServiceName, number> = noLatency();
  /** Units that one caller may use in a minute before the service answers 429. */
  readonly budget: UnitBudget;
  private failures: Failure[] = [];
  private records: RequestRecord[] = [];
  private readonly listeners = new Set<(exchange: Exchange) => void>();

  constructor(
    private readonly now: () => Date,
    /** Undoes what people have changed in the services. */
    private readonly resetState: () => void = () => undefined,
  ) {
    this.budget = new UnitBudget(now);
  }

  /** The next requests that fit get this answer; the failure set last wins. */
  fail(failure: Failure): void {
    this.failures.unshift({ ...failure });
  }

  clearFailures(): void {
    this.failures = [];
  }

  /** Everything as it was at the start; listeners stay. */
  reset(): void {
    this.clearFailures();
    this.budget.reset();
    this.resetState();
    this.records = [];
    Object.assign(this.identity, defaultSwitches());
    Object.assign(this.registration, defaultRegistration());
    Object.assign(this.graph, defaultGraphSwitches());
    Object.assign(this.sharePoint, defaultSharePointSwitches());
    Object.assign(this.drive, defaultDriveSwitches());
    Object.assign(this.host, defaultHostSwitches());
    Object.assign(this.latency, noLatency());
  }

  /**
   * Requests since the start or the last reset, oldest first; CORS preflights are not among them.
   */
  requests(service?: ServiceName, pathPart = ''): RequestRecord[] {
    return this.records.filter(
      (record) => (!service || record.service === service) && record.path.includes(pathPart),
    );
  }

  clearRequests(): void {
    this.records = [];
  }

  state() {
    return {
      identity: this.identity,
      registration: this.registration,
      graph: this.graph,
      sharePoint: this.sharePoint,
      drive: this.drive,
      host: this.host,
      latency: this.latency,
      budget: this.budget.units,
      failures: this.failures,
      requests: this.records.length,
    };
  }

  /**
   * Calls back for each request to Graph and SharePoint, those inside a `$batch` included. Returns
   * how to stop.
   */
  onExchange(listener: (exchange: Exchange) => void): () => void {
    this.listeners.add(listener);
    return () => this.listeners.delete(listener);
  }

  /** A service with latency, failures and records around it. */
  watched(service: ServiceName, handler: Handler): Handler {
    return async (request) => {
      if (request.method === 'OPTIONS') return handler(request);
      if (this.latency[service] > 0) await wait(this.latency[service]);
      return this.answered(service, request, handler, false);
    };
  }

  /** One request of a batch: it can fail by itself and is reported by itself. */
  async answered(
    service: ServiceName,
    request: Received,
    handler: Handler,
    inBatch: boolean,
  ): Promise<Answer> {
    const path = decoded(request.url.pathname + request.url.search);
    const failure = this.take(service, request.method, path) ?? this.throttled(service, request);
    const answer = failure ? failureAnswer(failure, service, this.now()) : await handler(request);
    if (!failure && isMetered(service)) this.budget.charge(service, request, answer);
    this.record({
      service,
      method: request.method,
      path,
      status: answer.status,
      at: this.now().toISOString(),
      inBatch,
    });
    if (isMetered(service) && this.listeners.size > 0)
      this.notify(exchangeOf(service, request, answer, { inBatch, injected: Boolean(failure) }));
    return answer;
  }

  private take(service: ServiceName, method: string, path: string): Failure | undefined {
    const failure = this.failures.find((candidate) => matches(candidate, service, method, path));
    if (failure?.times !== undefined && --failure.times <= 0)
      this.failures = this.failures.filter((other) => other !== failure);
    return failure;
  }

  private throttled(service: ServiceName, request: Received): Failure | undefined {
    const retryAfter = isMetered(service) ? this.budget.secondsToWait(service, request) : undefined;
    return retryAfter === undefined ? undefined : { status: 429, retryAfter };
  }

  private record(record: RequestRecord): void {
    this.records.push(record);
    if (this.records.length > maxRecords) this.records.splice(0, maxRecords / 2);
  }

  private notify(exchange: Exchange): void {
    for (const listener of this.listeners) listener(exchange);
  }
}

function noLatency(): Record<ServiceName, number> {
  return { identity: 0, graph: 0, sharepoint: 0, host: 0, powerbi: 0, feeds: 0 };
}

function isMetered(service: ServiceName): service is 'graph' | 'sharepoint' {
  return service === 'graph' || service === 'sharepoint';
}
