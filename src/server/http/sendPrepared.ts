import type { FastifyReply, FastifyRequest } from 'fastify';
import { acceptedEncoding, leastCompressedLength } from './compression';
import type { PreparedList } from './preparedList';
import { SpareBuffers } from './spareBuffers';

const buffers = new SpareBuffers(2 ** 23);

/** Sends a prepared answer, compressed where the client takes it and it is worth it. */
export async function sendPrepared(
  request: FastifyRequest,
  reply: FastifyReply,
  answer: PreparedList,
): Promise<FastifyReply> {
  if (answer.length < leastCompressedLength) return sendPlain(reply, answer);
  reply.header('vary', 'accept-encoding');
  const encoding = acceptedEncoding(request);
  return encoding
    ? reply.header('content-encoding', encoding).send(await answer.encoded(encoding))
    : sendPlain(reply, answer);
}

/**
 * The buffer is free again once the system has taken all of it. An answer that was broken off keeps
 * it: nobody says when its last part was read.
 */
function sendPlain(reply: FastifyReply, answer: PreparedList): FastifyReply {
  const buffer = buffers.take(answer.length);
  const { socket } = reply.raw;
  answer.writeTo(buffer);
  reply.raw.once('finish', () => {
    if (!socket?.destroyed) buffers.giveBack(buffer);
  });
  return reply.send(buffer.subarray(0, answer.length));
}
