import type { Answer } from '../http/message';

/** An error as SharePoint answers it: the classic services and the `v2` ones differ. */
export class SharePointProblem extends Error {
  constructor(
    readonly status: number,
    readonly code: string,
    message: string,
  ) {
    super(message);
  }

  answer(path: string): Answer {
    if (/\/_api\/v2\.\d\//i.test(path))
      return {
        status: this.status,
        body: { error: { code: this.code.split(', ').at(-1), message: this.message } },
      };
    return {
      status: this.status,
      body: { 'odata.error': { code: this.code, message: { lang: 'en-US', value: this.message } } },
    };
  }
}

export const fileNotFound = () =>
  new SharePointProblem(404, '-2147024894, itemNotFound', 'The resource could not be found.');
