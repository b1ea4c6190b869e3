/** Application Insights, as its connection string names it. */
export interface ApplicationInsights {
  /** Address of the ingestion API, without a slash at the end. */
  endpoint: string;
  /** Names the resource; it is no secret. */
  key: string;
}

/** Azure SignalR Service, as its connection string names it. */
export interface SignalRService {
  /** Its address, without a slash at the end. */
  endpoint: string;
  /** Signs the tokens by which the service knows the portal and its clients. */
  accessKey: string;
}

/** Reads `InstrumentationKey=…;IngestionEndpoint=https://…/;…`; nothing when a part is missing. */
export function applicationInsightsOf(connectionString: string): ApplicationInsights | undefined {
  const parts = partsOf(connectionString);
  const key = parts.get('instrumentationkey');
  const endpoint = parts.get('ingestionendpoint');
  return key && endpoint && /^https?:\/\/[^\s/]/.test(endpoint)
    ? { endpoint: endpoint.replace(/\/+$/, ''), key }
    : undefined;
}

/** Reads `Endpoint=https://…;AccessKey=…;Version=1.0;`; nothing when a part is missing. */
export function signalRServiceOf(connectionString: string): SignalRService | undefined {
  const parts = partsOf(connectionString);
  const [endpoint, accessKey, port] = ['endpoint', 'accesskey', 'port'].map((name) =>
    parts.get(name),
  );
  if (!endpoint || !accessKey) return undefined;
  return { endpoint: `${endpoint.replace(/\/+$/, '')}${port ? `:${port}` : ''}`, accessKey };
}

/** The values by their names in lower case; a value may hold further equals signs. */
function partsOf(connectionString: string): Map<string, string> {
  return new Map(
    connectionString.split(';').map((part) => {
      const end = part.indexOf('=');
      return [part.slice(0, end).trim().toLowerCase(), part.slice(end + 1).trim()];
    }),
  );
}
