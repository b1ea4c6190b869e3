import { codeOfError } from '#shared/rules/values/records';

/** The server cannot listen; the message is meant for the person who starts it. */
export class ListeningError extends Error {
  override name = 'ListeningError';
}

/** Says of a failure to listen what to do; for others, nothing is known. */
export function explainListening(
  { host, port }: { host: string; port: number },
  variable = 'PORT',
): (error: Error) => never {
  return (error) => {
    const code = codeOfError(error);
    if (code === 'EADDRINUSE')
      throw new ListeningError(
        `Port ${port} is taken by another program. Stop it, or set ${variable} to another port.`,
      );
    if (code === 'EACCES')
      throw new ListeningError(
        `This account may not listen on port ${port}. Set ${variable} to a port from 1024 on.`,
      );
    if (code === 'EADDRNOTAVAIL' || code === 'ENOTFOUND')
      throw new ListeningError(
        `This machine has no network address "${host}". Set HOST to one that it has, or to 0.0.0.0.`,
      );
    throw error;
  };
}
