import type { Answer } from '../http/message';
import { filled } from '../http/filled';
import problems from './problems.json';

/** An error as SharePoint answers it: the classic services and the `v2` ones differ. */
export class SharePointProblem extends Error {
  readonly status: number;
  readonly code: string;

  /** @param status in place of the usual one */
  constructor(
    name: keyof typeof problems,
    values?: Readonly<Record<string, string>>,
    status = problems[name].status,
  ) {
    super(filled(problems[name].text, values));
    this.status = status;
    this.code = problems[name].code;
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

export const fileNotFound = () => new SharePointProblem('itemNotFound');
