import type { Answer } from '../http/message';

/** The page that stands in a frame; what it shows is sent to it by the Power BI client library. */
export function embedPage(): Answer {
  return {
    status: 200,
    body:
      '<!doctype html><html lang="en"><head><meta charset="utf-8"><title>Report</title><meta ' +
      'name="viewport" content="width=device-width"><link rel="stylesheet" ' +
      'href="/embed.css"></head><body><main id="report" aria-live="polite"></main><script ' +
      'src="/embed.js"></script></body></html>',
  };
}
