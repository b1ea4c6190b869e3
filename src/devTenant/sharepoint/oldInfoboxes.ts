import { oldInfoboxes } from '../company/oldInfoboxes';
import type { Answer } from '../http/message';
import type { SharePointCall } from './sharePointCall';
import { SharePointProblem } from './sharePointProblem';

/** The list of infoboxes on the hub site; the filter by end is the only one that it takes. */
export function oldInfoboxItems({ site, request }: SharePointCall): Answer {
  if (!site.isHub)
    throw new SharePointProblem(
      404,
      '-1, System.ArgumentException',
      "List 'InfoBoxes' does not exist at site.",
    );
  const { searchParams } = request.url;
  const [, end] =
    /^InfoBoxEnd eq null or InfoBoxEnd ge datetime'([^']+)'$/.exec(
      searchParams.get('$filter') ?? '',
    ) ?? [];
  const found = oldInfoboxes.filter(
    ({ InfoBoxEnd }) => end === undefined || InfoBoxEnd === null || InfoBoxEnd >= end,
  );
  return { status: 200, body: { value: found.slice(0, Number(searchParams.get('$top') ?? 100)) } };
}
