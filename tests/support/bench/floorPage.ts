import { createServer, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { mkdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync, gzipSync } from 'node:zlib';
import webpack from 'webpack';

/** The source of a floor page: a file of tests/bench/floor, and the data it shows. */
export interface FloorSource {
  entry: string;
  data: object;
  /** Whether the data is in the page, or is fetched from `/data.json?<name>`. */
  isInlined: boolean;
}

export interface FloorPages<Name extends string> {
  url: Readonly<Record<Name, string>>;
  /** Bytes of a page's JavaScript, gzipped. */
  gzippedBytes(name: Name): number;
  stop(): Promise<void>;
}

/**
 * Builds floor pages with the product's own compiler settings and serves them compressed, their
 * scripts cached for ever, as the product serves its own.
 */
export async function startFloorPages<Name extends string>(
  projectRoot: string,
  pages: Readonly<Record<Name, FloorSource>>,
): Promise<FloorPages<Name>> {
  const out = join(projectRoot, '.cache/floor');
  const all = Object.entries<FloorSource>(pages);
  await build(projectRoot, out, Object.fromEntries(all.map(([name, { entry }]) => [name, entry])));
  const script = (name: string) => readFileSync(join(out, `${name}.js`));
  const answers = new Map(all.flatMap(([name, page]) => answersOf(name, page, script(name))));
  const server = createServer((request, response) =>
    send(response, answers.get(request.url ?? '')),
  );
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const origin = `http://localhost:${(server.address() as AddressInfo).port}`;
  return {
    url: Object.fromEntries(all.map(([name]) => [name, `${origin}/${name}`])) as Record<
      Name,
      string
    >,
    gzippedBytes: (name) => gzipSync(script(name), { level: 9 }).length,
    stop: () =>
      new Promise((resolve) => {
        server.closeAllConnections();
        server.close(() => resolve());
      }),
  };
}

interface Answer {
  type: string;
  body: Buffer;
  isCached: boolean;
}

function answersOf(
  name: string,
  { data, isInlined }: FloorSource,
  script: Buffer,
): [string, Answer][] {
  const json = JSON.stringify(data);
  const inlined = `<script type="application/json" id="data">${json.replaceAll('<', '\\u003c')}</script>`;
  const html = `<!doctype html><html lang="en"><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>Floor</title><div id="root"></div>${isInlined ? inlined : ''}<script type="module" src="/${name}.js"></script>`;
  return [
    [`/${name}`, { type: 'text/html', body: Buffer.from(html), isCached: false }],
    [`/${name}.js`, { type: 'text/javascript', body: script, isCached: true }],
    [`/data.json?${name}`, { type: 'application/json', body: Buffer.from(json), isCached: false }],
  ];
}

function send(response: ServerResponse, answer: Answer | undefined): void {
  if (!answer) return void response.writeHead(404).end();
  const cacheControl = answer.isCached ? 'public, max-age=31536000, immutable' : 'no-store';
  response.writeHead(200, {
    'content-type': `${answer.type}; charset=utf-8`,
    'content-encoding': 'br',
    'cache-control': cacheControl,
  });
  response.end(brotliCompressSync(answer.body));
}

function build(
  projectRoot: string,
  out: string,
  entries: Readonly<Record<string, string>>,
): Promise<void> {
  mkdirSync(out, { recursive: true });
  const floor = join(projectRoot, 'tests/bench/floor');
  const compiler = webpack({
    mode: 'production',
    target: ['web', 'es2022'],
    entry: Object.fromEntries(
      Object.entries(entries).map(([name, file]) => [name, join(floor, file)]),
    ),
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
