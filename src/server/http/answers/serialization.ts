import buildWriter, { type Schema } from 'fast-json-stringify';
import type { FastifySerializerCompiler } from 'fastify/types/schema';

/**
 * Makes Fastify write answers by the contract's schemas, which leaves out what they do not name. As
 * with checks, the code for a call is made when the call is first answered: a start does not wait
 * for the code of hundreds.
 */
export const compileSerialization: FastifySerializerCompiler<unknown> = ({ schema }) => {
  let write: ReturnType<typeof buildWriter> | undefined;
  return (answer: unknown) => (write ??= buildWriter(schema as Schema))(answer);
};
