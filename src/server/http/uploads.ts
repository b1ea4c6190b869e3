import type { Readable } from 'node:stream';
import { Busboy, type BusboyHeaders } from '@fastify/busboy';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { FileBody } from '#shared/contract/call';
import { maxImageBytes } from '#shared/rules/pictures/images';
import { invalidField, ProblemError } from './answers/problems';

declare module 'fastify' {
  interface FastifyContextConfig {
    /** The route takes one file as multipart/form-data. */
    readsFile?: true;
  }
}

/** The configuration of a route that takes a file. */
export const readsFiles = { readsFile: true } as const;

type Payload = FastifyRequest['raw'];

/**
 * Lets routes that say so take one file; for every other route the content type stays unsupported.
 */
export function readUploads(api: FastifyInstance): void {
  api.addContentTypeParser(
    'multipart/form-data',
    async (request: FastifyRequest, payload: Payload) => {
      if (!request.routeOptions.config.readsFile) throw new ProblemError('unsupportedMediaType');
      return readFile(request, payload);
    },
  );
}

/** Room for what multipart writes around the file. */
const envelope = 16_384;

/**
 * The one file of the form. What is too large is refused while it comes in, and the rest is not
 * kept.
 */
function readFile(request: FastifyRequest, payload: Payload): Promise<FileBody> {
  if (Number(request.headers['content-length']) > maxImageBytes + envelope) {
    payload.resume();
    throw new ProblemError('imageTooLarge');
  }
  return new Promise((resolve, reject) => {
    const form = openForm(request);
    const refuse = (problem: ProblemError) => {
      payload.unpipe(form).resume();
      reject(problem);
    };
    let bytes: Buffer | undefined;
    let name: string | undefined;
    form.on('file', (_field: string, stream: Readable, fileName: string) => {
      name = fileName;
      const chunks: Buffer[] = [];
      stream.on('data', (chunk: Buffer) => chunks.push(chunk));
      stream.on('limit', () => refuse(new ProblemError('imageTooLarge')));
      stream.on('error', () => refuse(new ProblemError('malformedBody')));
      stream.on('end', () => (bytes = Buffer.concat(chunks)));
    });
    form.on('error', () => refuse(new ProblemError('malformedBody')));
    form.on('filesLimit', () => refuse(invalidField('file', 'must be one file')));
    form.on('finish', () =>
      bytes ? resolve({ bytes, name }) : reject(invalidField('file', 'is required')),
    );
    payload.on('error', () => reject(new ProblemError('malformedBody')));
    payload.on('aborted', () => reject(new ProblemError('malformedBody')));
    payload.pipe(form);
  });
}

function openForm({ headers }: FastifyRequest): InstanceType<typeof Busboy> {
  try {
    return new Busboy({
      headers: headers as BusboyHeaders,
      limits: {
        fileSize: maxImageBytes,
        files: 1,
        fields: 5,
        fieldSize: 1_000,
        parts: 6,
        headerPairs: 20,
      },
    });
  } catch {
    throw new ProblemError('malformedBody', {
      detail: 'Send well-formed multipart/form-data with a boundary.',
    });
  }
}
