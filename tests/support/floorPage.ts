import { createServer, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { mkdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync, gzipSync } from 'node:zlib';
import webpack from 'webpack';

export interface FloorData {
  featured: object[];
  personal: object[];
}

export interface FloorPage {
  /** Page with the data inlined. */
  inlinedUrl: string;
  /** Page that fetches its data. */
  fetchedUrl: string;
  /** Gzipped bytes of the inlined page's JavaScript. */
  gzippedBytes: number;
  stop(): Promise<void>;
}

/**
 * Builds the floor pages with the product's own compiler settings and serves them compressed and
 * cached for ever, as the product serves its own.
 */
export async function startFloorPage(projectRoot: string, data: FloorData): Promise<FloorPage> {
  const out = join(projectRoot, '.cache/floor');
  await build(projectRoot, out);
  const script = (name: string) => readFileSync(join(out, `${name}.js`));
  const html = (name: string, inlined: string) =>
    `<!doctype html><html lang="en"><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>Floor</title><div id="root"></div>${inlined}<script type="module" src="/${name}.js"></script>`;
  const answers = new Map<string, { type: string; body: Buffer; cached: boolean }>([
    [
      '/inlined',
      {
        type: 'text/html',
        body: Buffer.from(
          html(
            'inlined',
            `<script type="application/json" id="data">${JSON.stringify(data).replaceAll('<', '\\u003c')}</script>`,
          ),
        ),
        cached: false,
      },
    ],
    ['/fetched', { type: 'text/html', body: Buffer.from(html('fetched', '')), cached: false }],
    [
      '/data.json',
      { type: 'application/json', body: Buffer.from(JSON.stringify(data)), cached: false },
    ],
    ...['inlined', 'fetched'].map(
      (name) =>
        [`/${name}.js`, { type: 'text/javascript', body: script(name), cached: true }] as const,
    ),
  ]);
  const server = createServer((request, response) =>
    send(response, answers.get(request.url ?? '')),
  );
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const origin = `http://localhost:${(server.address() as AddressInfo).port}`;
  return {
    inlinedUrl: `${origin}/inlined`,
    fetchedUrl: `${origin}/fetched`,
    gzippedBytes: gzipSync(script('inlined'), { level: 9 }).length,
    stop: () =>
      new Promise((resolve) => {
        server.closeAllConnections();
        server.close(() => resolve());
      }),
  };
}

function send(
  response: ServerResponse,
  answer: { type: string; body: Buffer; cached: boolean } | undefined,
): void {
  if (!answer) return void response.writeHead(404).end();
  const cacheControl = answer.cached ? 'public, max-age=31536000, immutable' : 'no-store';
  response.writeHead(200, {
    'content-type': `${answer.type}; charset=utf-8`,
    'content-encoding': 'br',
    'cache-control': cacheControl,
  });
  response.end(brotliCompressSync(answer.body));
}

function build(projectRoot: string, out: string): Promise<void> {
  mkdirSync(out, { recursive: true });
  const floor = join(projectRoot, 'tests/bench/floor');
  const compiler = webpack({
    mode: 'production',
    target: ['web', 'es2022'],
    entry: { inlined: join(floor, 'inlined.tsx'), fetched: join(floor, 'fetched.tsx') },
    output: { path: out, filename: '[name].js', module: true },
    experiments: { outputModule: true, topLevelAwait: true },
    resolve: { extensions: ['.tsx', '.ts', '.js'] },
    performance: { hints: false },
    module: {
      rules: [
        {
          test: /\.tsx?$/,
          loader: 'ts-loader',
          options: { transpileOnly: true, compilerOptions: { noEmit: false } },
        },
      ],
    },
  });
  return new Promise((resolve, reject) => {
    compiler.run((error, stats) => {
      compiler.close(() => undefined);
      if (error) reject(error);
      else if (stats?.hasErrors()) reject(new Error(stats.toString('errors-only')));
      else resolve();
    });
  });
}
