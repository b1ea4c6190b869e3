/** Azure SignalR Service, as its connection string names it. */
export interface SignalRService {
  /** Its address, without a slash at the end. */
  endpoint: string;
  /** Signs the tokens by which the service knows the portal and its clients. */
  accessKey: string;
}

/** Reads `Endpoint=https://…;AccessKey=…;Version=1.0;`; nothing when a part is missing. */
export function signalRServiceOf(connectionString: string): SignalRService | undefined {
  const parts = new Map(
    connectionString
      .split(';')
      .map((part) => [
        part.slice(0, part.indexOf('=')).trim().toLowerCase(),
        part.slice(part.indexOf('=') + 1).trim(),
      ]),
  );
  const [endpoint, accessKey, port] = [
    parts.get('endpoint'),
    parts.get('accesskey'),
    parts.get('port'),
  ];
  if (!endpoint || !accessKey) return undefined;
  return { endpoint: `${endpoint.replace(/\/+$/, '')}${port ? `:${port}` : ''}`, accessKey };
}
