/** Application Insights, as its connection string names it. */
export interface ApplicationInsights {
  /** Address of the ingestion API, without a slash at the end. */
  endpoint: string;
  /** Names the resource; it is no secret. */
  key: string;
}

/** Reads `InstrumentationKey=…;IngestionEndpoint=https://…/;…`; nothing when a part is missing. */
export function applicationInsightsOf(connectionString: string): ApplicationInsights | undefined {
  const parts = new Map(
    connectionString
      .split(';')
      .map((part) => [
        part.slice(0, part.indexOf('=')).trim().toLowerCase(),
        part.slice(part.indexOf('=') + 1).trim(),
      ]),
  );
  const key = parts.get('instrumentationkey');
  const endpoint = parts.get('ingestionendpoint');
  return key && endpoint && /^https?:\/\/[^\s/]/.test(endpoint)
    ? { endpoint: endpoint.replace(/\/+$/, ''), key }
    : undefined;
}
